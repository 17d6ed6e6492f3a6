import { profileTexts, employmentTexts as texts } from '#texts/profile.ts';
import { Typed } from '#web/components/typed.tsx';
import { call } from '#web/lib/api-client.ts';
import { monthText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { patchReads } from '#web/lib/queries.ts';
import { betweenText } from '#web/pages/candidate/profile/between-text.ts';
import { EmploymentDialog } from '#web/pages/candidate/profile/employment-dialog.tsx';
import { EntrySection } from '#web/pages/candidate/profile/entry-section.tsx';
import { Line } from '#web/pages/candidate/profile/list-section.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Employment, Profile } from '#web/pages/candidate/profile/profile-queries.ts';
import { RemovalQuestion } from '#web/pages/candidate/profile/removal-question.tsx';
import { useRemoval } from '#web/pages/candidate/profile/use-removal.ts';

const nameOf = ({ position, company }: Employment): string => [position, company].filter(Boolean).join(', ');

/** Start and end dates, or the duration typed at registration if there are none. */
const spanOf = ({ startDate, endDate, currentlyWorking, duration }: Employment): string =>
  startDate
    ? betweenText(monthText(startDate), currentlyWorking ? profileTexts.present : monthText(endDate))
    : duration;

interface EmploymentSectionProps {
  part: Profile['employment'];
  fresher: boolean;
  form: OpenForm;
  now: string;
}

/** Employment: the list, its form, and the confirmation of a deletion. */
export function EmploymentSection({ part, fresher, form, now }: EmploymentSectionProps) {
  const removal = useRemoval<Employment>({
    patch: (change) => patchReads('listExperiences', (list) => ({ ...list, body: change(list.body) })),
    remove: ({ _id }) => call('deleteExperience', { params: { id: _id } }),
    done: (entry) => profileTexts.deleted({ what: nameOf(entry) }),
    failed: texts.deleteFailed,
  });
  return (
    <>
      <EntrySection
        id="employment"
        title={profileTexts.sections.employment}
        part={part}
        form={form}
        words={texts}
        emptyHelp={fresher ? texts.fresher : texts.emptyHelp}
        nameOf={nameOf}
        onDelete={removal.ask}
        row={(entry) => (
          <>
            <h3 className="title break-words">
              {entry.position ? <Typed>{entry.position}</Typed> : profileTexts.notMentioned}
            </h3>
            <p className="soft break-words">
              <Typed>{entry.company}</Typed>
            </p>
            <Line parts={[spanOf(entry)]} className="small muted num" />
            {entry.description ? (
              <p className="entry-text mt-2" lang={langOf(entry.description)}>
                {entry.description}
              </p>
            ) : null}
          </>
        )}
        dialog={(edited) => <EmploymentDialog key={form.id} employment={edited} now={now} onClose={form.close} />}
      />
      <RemovalQuestion title={texts.deleteTitle} removal={removal} nameOf={nameOf} />
    </>
  );
}
