import { Card } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { call } from '#web/lib/api-client.ts';
import { EducationDialog } from '#web/pages/candidate/profile/education-dialog.tsx';
import { GoneEntry } from '#web/pages/candidate/profile/gone-entry.tsx';
import { EntryActs, entryOf, Line, ListSection } from '#web/pages/candidate/profile/list-section.tsx';
import type { Education, Profile } from '#web/pages/candidate/profile/load-profile.ts';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
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
  const edited = entryOf(part, form.id);
  return (
    <>
      <ListSection
        id="education"
        title={profileWords.sections.education}
        part={part}
        left={removal.left}
        failed={words.loadFailed}
        add={{ link: form.open('education'), label: words.add }}
        empty={{ title: words.empty, help: words.emptyHelp }}
      >
        {(entries) => (
          <Card as="div" padding="none">
            <ul className="entries">
              {entries.map((entry) => (
                <li key={entry._id}>
                  <div className="grow">
                    <h3 className="title break-words">{entry.degree || profileWords.notMentioned}</h3>
                    <p className="soft break-words">{entry.institute}</p>
                    <Line parts={[entry.yearOfPassing ? words.passed(entry.yearOfPassing) : '', entry.grade]} />
                    {entry.description ? <p className="entry-text mt-2">{entry.description}</p> : null}
                  </div>
                  <EntryActs
                    edit={form.open('education', entry._id)}
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
      {form.form === 'education' && part.ok ? (
        form.id && !edited ? (
          <GoneEntry onClose={form.close} />
        ) : (
          <EducationDialog key={form.id} education={edited} now={now} onClose={form.close} />
        )
      ) : null}
    </>
  );
}
