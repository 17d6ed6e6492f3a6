import { call } from '#web/lib/api-client.ts';
import { EducationDialog } from '#web/pages/candidate/profile/education-dialog.tsx';
import { EntrySection } from '#web/pages/candidate/profile/entry-section.tsx';
import { Line } from '#web/pages/candidate/profile/list-section.tsx';
import type { Education, Profile } from '#web/pages/candidate/profile/load-profile.ts';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import { RemovalQuestion } from '#web/pages/candidate/profile/removal-question.tsx';
import { useRemoval } from '#web/pages/candidate/profile/use-removal.ts';
import { profileWords, educationWords as words } from '#web/words/en/profile.ts';

const nameOf = ({ degree, institute }: Education): string => [degree, institute].filter(Boolean).join(', ');

/** Education: the list, its form, and the question before one is deleted. */
export function EducationSection({ part, form, now }: { part: Profile['education']; form: OpenForm; now: string }) {
  const removal = useRemoval<Education>({
    remove: ({ _id }) => call('deleteEducation', { params: { id: _id } }),
    done: (entry) => profileWords.deleted(nameOf(entry)),
    failed: words.deleteFailed,
  });
  return (
    <>
      <EntrySection
        id="education"
        title={profileWords.sections.education}
        part={part}
        form={form}
        words={words}
        emptyHelp={words.emptyHelp}
        removal={removal}
        nameOf={nameOf}
        onDelete={removal.ask}
        row={(entry) => (
          <>
            <h3 className="title break-words">{entry.degree || profileWords.notMentioned}</h3>
            <p className="soft break-words">{entry.institute}</p>
            <Line parts={[entry.yearOfPassing ? words.passed(entry.yearOfPassing) : '', entry.grade]} />
            {entry.description ? <p className="entry-text mt-2">{entry.description}</p> : null}
          </>
        )}
        dialog={(edited) => <EducationDialog key={form.id} education={edited} now={now} onClose={form.close} />}
      />
      <RemovalQuestion title={words.deleteTitle} removal={removal} nameOf={nameOf} />
    </>
  );
}
