import { useLocation } from 'react-router';
import { PROFILE_SECTIONS, type ProfileSection } from '#contract/vocabularies.ts';
import { sectionTexts, completionTexts as texts } from '#texts/profile-forms.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { BasicsForm } from '#web/pages/candidate/completion/basics-form.tsx';
import { CertificatesForm } from '#web/pages/candidate/completion/certificates-form.tsx';
import { ContactForm } from '#web/pages/candidate/completion/contact-form.tsx';
import { EducationForm } from '#web/pages/candidate/completion/education-form.tsx';
import { HobbiesForm } from '#web/pages/candidate/completion/hobbies-form.tsx';
import { type Profile, profileQuery } from '#web/pages/candidate/completion/profile.ts';
import { ProjectsForm } from '#web/pages/candidate/completion/projects-form.tsx';
import { sectionOf, sectionPath } from '#web/pages/candidate/completion/sections.ts';
import type { Route } from './+types/completion-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const userId = requireSession(request, 'candidate').user?._id ?? '';
  await settle(load(profileQuery(userId)));
  return { userId };
}

const FORMS: Readonly<Record<ProfileSection, (props: { profile: Profile }) => React.ReactNode>> = {
  'profile-basics': BasicsForm,
  education: EducationForm,
  projects: ProjectsForm,
  certificates: CertificatesForm,
  'contact-social': ContactForm,
  hobbies: HobbiesForm,
};

/** /profiles-complete: the profile in six tabs, each saved separately. */
export default function CompletionPage({ loaderData: { userId } }: Route.ComponentProps) {
  const profile = useBody(profileQuery(userId));
  const current = sectionOf(useLocation().search);
  const Form = FORMS[current];
  return (
    <Section title={texts.title} id="completion" link={{ to: '/profile-dashboard', words: texts.toOverview }}>
      <div className="stack gap-6 max-w-[760px]">
        <p className="soft -mt-3">{texts.lead}</p>
        <Tabs
          label={texts.tabs}
          tabs={PROFILE_SECTIONS.map((section) => ({
            to: sectionPath(section),
            label: sectionTexts[section].tab,
            current: section === current,
          }))}
        />
        {profile.ok ? (
          <Form profile={profile.data.data} />
        ) : (
          <LoadFailed title={texts.failed} message={profile.message} />
        )}
      </div>
    </Section>
  );
}
