import { componentTexts } from '#texts/components.ts';
import { profileTexts as texts } from '#texts/profile.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FilePreview } from '#web/components/file-preview.tsx';
import { Notice } from '#web/components/notice.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { BasicsSection } from '#web/pages/candidate/profile/basics-section.tsx';
import { CertificateSection } from '#web/pages/candidate/profile/certificate-section.tsx';
import { EditProfileDialog } from '#web/pages/candidate/profile/edit-profile-dialog.tsx';
import { EducationSection } from '#web/pages/candidate/profile/education-section.tsx';
import { EmploymentSection } from '#web/pages/candidate/profile/employment-section.tsx';
import { useOpenForm } from '#web/pages/candidate/profile/open-form.ts';
import { ProfileHeader } from '#web/pages/candidate/profile/profile-header.tsx';
import { loadProfile, useProfile } from '#web/pages/candidate/profile/profile-queries.ts';
import { ProjectSection } from '#web/pages/candidate/profile/project-section.tsx';
import { QuickLinks } from '#web/pages/candidate/profile/quick-links.tsx';
import { readResume } from '#web/pages/candidate/profile/read-resume.ts';
import { SkillsSection } from '#web/pages/candidate/profile/skills-section.tsx';
import { SuggestionsPanel } from '#web/pages/candidate/resume/suggestions-panel.tsx';
import type { Route } from './+types/profile-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'candidate');
  await loadProfile(user);
  return { user, now: new Date().toISOString() };
}

/** The profile, its eight sections included: who it is, then the six lists, with the links that lead to them. */
export default function ProfilePage({ loaderData: { user, now } }: Route.ComponentProps) {
  const form = useOpenForm();
  const profile = useProfile(user);
  const { candidate: part } = profile;
  const candidate = part.ok ? part.data : undefined;
  return (
    <>
      <ProfileHeader user={user} part={part} form={form} />
      <SuggestionsPanel now={now} />
      <div className="profile">
        <QuickLinks />
        <div className="stack gap-10!">
          <SkillsSection part={profile.skills} form={form} />
          <EmploymentSection part={profile.employment} fresher={candidate?.fresher ?? false} form={form} now={now} />
          <EducationSection part={profile.education} form={form} now={now} />
          <ProjectSection part={profile.projects} form={form} />
          <CertificateSection part={profile.certificates} form={form} />
          <BasicsSection part={part} form={form} now={now} />
        </div>
      </div>
      {form.form === 'edit-profile' || form.form === 'resume' ? (
        candidate ? (
          <EditProfileDialog candidate={candidate} atResume={form.form === 'resume'} onClose={form.close} />
        ) : (
          <UserMissing onClose={form.close} />
        )
      ) : null}
      {form.form === 'resume-file' && candidate?.resumePath ? (
        <FilePreview
          name={candidate.resumeName ?? texts.resume}
          subtitle={texts.resume}
          read={(signal) => readResume(candidate, signal)}
          onClose={form.close}
        />
      ) : null}
    </>
  );
}

/** Without the person's own row nothing can be changed. */
function UserMissing({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={texts.editProfile}
      size="narrow"
      onClose={onClose}
      foot={<Button onClick={onClose}>{componentTexts.close}</Button>}
    >
      <Notice tone="red" live="alert" title={texts.userMissing} />
    </Dialog>
  );
}
