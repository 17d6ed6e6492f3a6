import { Card } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { call } from '#web/lib/api-client.ts';
import { monthText } from '#web/lib/formats.ts';
import { EmploymentDialog } from '#web/pages/candidate/profile/employment-dialog.tsx';
import { GoneEntry } from '#web/pages/candidate/profile/gone-entry.tsx';
import { EntryActs, entryOf, Line, ListSection } from '#web/pages/candidate/profile/list-section.tsx';
import type { Employment, Profile } from '#web/pages/candidate/profile/load-profile.ts';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import { useRemoval } from '#web/pages/candidate/profile/use-removal.ts';
import { profileWords, employmentWords as words } from '#web/words/en/profile.ts';

const nameOf = ({ position, company }: Employment): string => [position, company].filter(Boolean).join(', ');

/** From when until when; as it was typed at registration where there are no dates. */
const spanOf = ({ startDate, endDate, currentlyWorking, duration }: Employment): string =>
  startDate
    ? profileWords.between(monthText(startDate), currentlyWorking ? profileWords.present : monthText(endDate))
    : duration;

interface EmploymentSectionProps {
  part: Profile['employment'];
  fresher: boolean;
  form: OpenForm;
  now: string;
}

/** Employment: the list, its form, and the question before one is deleted. */
export function EmploymentSection({ part, fresher, form, now }: EmploymentSectionProps) {
  const removal = useRemoval<Employment>({
    remove: ({ _id }) => call('deleteExperience', { params: { id: _id } }),
    done: (entry) => profileWords.deleted(nameOf(entry)),
    failed: words.deleteFailed,
  });
  const edited = entryOf(part, form.id);
  return (
    <>
      <ListSection
        id="employment"
        title={profileWords.sections.employment}
        part={part}
        left={removal.left}
        failed={words.loadFailed}
        add={{ link: form.open('employment'), label: words.add }}
        empty={{ title: words.empty, help: fresher ? words.fresher : words.emptyHelp }}
      >
        {(entries) => (
          <Card padding="none">
            <ul className="entries">
              {entries.map((entry) => (
                <li key={entry._id}>
                  <div className="grow">
                    <h3 className="title break-words">{entry.position || profileWords.notMentioned}</h3>
                    <p className="soft break-words">{entry.company}</p>
                    <Line parts={[spanOf(entry)]} className="small muted num" />
                    {entry.description ? <p className="entry-text mt-2">{entry.description}</p> : null}
                  </div>
                  <EntryActs
                    edit={form.open('employment', entry._id)}
                    editLabel={words.edit(nameOf(entry))}
                    deleteLabel={words.delete(nameOf(entry))}
                    onDelete={() => removal.ask(entry)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </ListSection>
      {removal.asked ? (
        <ConfirmDialog
          title={words.deleteTitle}
          confirmLabel={profileWords.delete}
          onConfirm={() => removal.asked && removal.act(removal.asked)}
          onClose={() => removal.ask(undefined)}
        >
          {nameOf(removal.asked)}
        </ConfirmDialog>
      ) : null}
      {form.form === 'employment' && part.ok ? (
        form.id && !edited ? (
          <GoneEntry onClose={form.close} />
        ) : (
          <EmploymentDialog key={form.id} employment={edited} now={now} onClose={form.close} />
        )
      ) : null}
    </>
  );
}
