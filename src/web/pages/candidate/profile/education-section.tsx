import { profileTexts, educationTexts as texts } from '#texts/profile.ts';
import { call } from '#web/lib/api-client.ts';
import { patchReads } from '#web/lib/queries.ts';
import { EducationDialog } from '#web/pages/candidate/profile/education-dialog.tsx';
import { EntrySection } from '#web/pages/candidate/profile/entry-section.tsx';
import { Line } from '#web/pages/candidate/profile/list-section.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Education, Profile } from '#web/pages/candidate/profile/profile-queries.ts';
import { RemovalQuestion } from '#web/pages/candidate/profile/removal-question.tsx';
import { useRemoval } from '#web/pages/candidate/profile/use-removal.ts';

const nameOf = ({ degree, institute }: Education): string => [degree, institute].filter(Boolean).join(', ');

/** Education: the list, its form, and the question before one is deleted. */
export function EducationSection({ part, form, now }: { part: Profile['education']; form: OpenForm; now: string }) {
  const removal = useRemoval<Education>({
    patch: (change) => patchReads('listEducation', (list) => ({ ...list, body: change(list.body) })),
    remove: ({ _id }) => call('deleteEducation', { params: { id: _id } }),
    done: (entry) => profileTexts.deleted({ what: nameOf(entry) }),
    failed: texts.deleteFailed,
  });
  return (
    <>
      <EntrySection
        id="education"
        title={profileTexts.sections.education}
        part={part}
        form={form}
        words={texts}
        emptyHelp={texts.emptyHelp}
        nameOf={nameOf}
        onDelete={removal.ask}
        row={(entry) => (
          <>
            <h3 className="title break-words">{entry.degree || profileTexts.notMentioned}</h3>
            <p className="soft break-words">{entry.institute}</p>
            <Line parts={[entry.yearOfPassing ? texts.passed({ year: entry.yearOfPassing }) : '', entry.grade]} />
            {entry.description ? <p className="entry-text mt-2">{entry.description}</p> : null}
          </>
        )}
        dialog={(edited) => <EducationDialog key={form.id} education={edited} now={now} onClose={form.close} />}
      />
      <RemovalQuestion title={texts.deleteTitle} removal={removal} nameOf={nameOf} />
    </>
  );
}
