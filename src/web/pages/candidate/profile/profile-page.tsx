import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { componentTexts } from '#texts/components.ts';
import { educationTexts, profileTexts, profileTexts as texts } from '#texts/profile.ts';
import { educationLevelTexts } from '#texts/vocabularies.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FilePreview } from '#web/components/file-preview.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Typed } from '#web/components/typed.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { requireSession } from '#web/lib/guard.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { patchReads } from '#web/lib/queries.ts';
import { readFile } from '#web/lib/read-file.ts';
import { BasicsSection } from '#web/pages/candidate/profile/basics-section.tsx';
import { CertificateSection } from '#web/pages/candidate/profile/certificate-section.tsx';
import { EditProfileDialog } from '#web/pages/candidate/profile/edit-profile-dialog.tsx';
import { EducationDialog } from '#web/pages/candidate/profile/education-dialog.tsx';
import { EmploymentSection } from '#web/pages/candidate/profile/employment-section.tsx';
import { EntrySection } from '#web/pages/candidate/profile/entry-section.tsx';
import { Line } from '#web/pages/candidate/profile/list-section.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import { useOpenForm } from '#web/pages/candidate/profile/open-form.ts';
import { ProfileHeader } from '#web/pages/candidate/profile/profile-header.tsx';
import type { Candidate, Education, Profile } from '#web/pages/candidate/profile/profile-queries.ts';
import { loadProfile, useProfile } from '#web/pages/candidate/profile/profile-queries.ts';
import { ProjectSection } from '#web/pages/candidate/profile/project-section.tsx';
import { RemovalQuestion, useRemoval } from '#web/pages/candidate/profile/removal.tsx';
import { SkillsSection } from '#web/pages/candidate/profile/skills-section.tsx';
import { SuggestionsPanel } from '#web/pages/candidate/resume/suggestions-panel.tsx';
import type { Route } from './+types/profile-page';

/** The user's own resume. Its link expires after 15 minutes, so a page that was open longer requests a new one. */
async function readResume({ _id, resumePath }: Candidate, signal: AbortSignal): Promise<Blob> {
  const known = fileAddress(resumePath);
  if (known) {
    const file = await readFile(known, signal).catch(() => undefined);
    if (file) return file;
  }
  const { resumePath: fresh } = await call('getCandidate', { params: { id: _id } }, { signal });
  const address = fileAddress(fresh);
  if (!address) throw new Error('There is no resume.');
  return readFile(address, signal);
}

/** The sections in page order; each key is the id of its heading. */
const SECTIONS = ['skills', 'employment', 'education', 'projects', 'certificates', 'basics'] as const;
type Section = (typeof SECTIONS)[number];

/** A section counts as current above this line: just below the sticky bars. */
const LINE_PX = 160;

/** The section below the sticky bars; the last one at the end of the page. */
function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>('skills');
  useEffect(() => {
    const look = () => {
      const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 4;
      const passed = SECTIONS.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= LINE_PX;
      });
      setCurrent((atEnd && window.scrollY > 0 ? SECTIONS.at(-1) : passed.at(-1)) ?? 'skills');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return current;
}

/** Links to the sections, with the current one highlighted; a column if there is room, otherwise a bar. */
function QuickLinks() {
  const { search } = useLocation();
  const current = useCurrentSection();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (bar.current && link) bar.current.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 });
  }, [current]);
  return (
    <nav ref={bar} className="quick" aria-label={texts.quickLinks}>
      <ul>
        {SECTIONS.map((id) => (
          <li key={id}>
            <Link to={{ search, hash: id }} replace aria-current={current === id ? 'true' : undefined}>
              {texts.sections[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const nameOf = ({ degree, institute }: Education): string =>
  [labelOf(educationLevelTexts, degree), institute].filter(Boolean).join(', ');

/** Education: the list, its form, and the confirmation of a deletion. */
/** A future year is the expected one. */
const passedText = (year: number, now: string): string =>
  year > Number(dayInIndia(new Date(now)).slice(0, 4))
    ? educationTexts.expected({ year })
    : educationTexts.passed({ year });

function EducationSection({ part, form, now }: { part: Profile['education']; form: OpenForm; now: string }) {
  const removal = useRemoval<Education>({
    patch: (change) => patchReads('listEducation', (list) => ({ ...list, body: change(list.body) })),
    remove: ({ _id }) => call('deleteEducation', { params: { id: _id } }),
    done: (entry) => profileTexts.deleted({ what: nameOf(entry) }),
    failed: educationTexts.deleteFailed,
  });
  return (
    <>
      <EntrySection
        id="education"
        title={profileTexts.sections.education}
        part={part}
        form={form}
        words={educationTexts}
        emptyHelp={educationTexts.emptyHelp}
        nameOf={nameOf}
        onDelete={removal.ask}
        row={(entry) => (
          <>
            <h3 className="title break-words">
              {labelOf(educationLevelTexts, entry.degree) || profileTexts.notMentioned}
            </h3>
            <p className="soft break-words">
              <Typed>{entry.institute}</Typed>
            </p>
            <Line parts={[entry.yearOfPassing ? passedText(entry.yearOfPassing, now) : '', entry.grade]} />
            {entry.description ? (
              <p className="entry-text mt-2" lang={langOf(entry.description)}>
                {entry.description}
              </p>
            ) : null}
          </>
        )}
        dialog={(edited) => <EducationDialog key={form.id} education={edited} now={now} onClose={form.close} />}
      />
      <RemovalQuestion title={educationTexts.deleteTitle} removal={removal} nameOf={nameOf} />
    </>
  );
}

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'candidate');
  await loadProfile(user);
  return { user, now: new Date().toISOString() };
}

/** The profile page, also at its eight section addresses: header, then the six lists with the links to them. */
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
        <div className="stack gap-10">
          <SkillsSection part={profile.skills} form={form} />
          <EmploymentSection part={profile.employment} fresher={candidate?.fresher ?? false} form={form} now={now} />
          <EducationSection part={profile.education} form={form} now={now} />
          <ProjectSection part={profile.projects} form={form} />
          <CertificateSection part={profile.certificates} form={form} />
          <BasicsSection part={part} form={form} />
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

/** Nothing can be edited without the user's own record. */
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
