import type { ReactNode } from 'react';
import { Card } from '#web/components/card.tsx';
import type { LoadResult } from '#web/lib/settle.ts';
import { EntryActions, EntryNotFound, entryOf, ListSection } from '#web/pages/candidate/profile/list-section.tsx';
import type { FormName, OpenForm } from '#web/pages/candidate/profile/open-form.ts';

interface EntryWords {
  loadFailed: string;
  add: string;
  empty: string;
  edit: (values: { what: string }) => string;
  delete: (values: { what: string }) => string;
}

interface EntrySectionProps<T> {
  /** The section's anchor, and its form's name in the address. */
  id: FormName;
  title: string;
  part: LoadResult<readonly T[]>;
  form: OpenForm;
  words: EntryWords;
  emptyHelp: string;
  nameOf: (entry: T) => string;
  onDelete: (entry: T) => void;
  /** Content of an entry's row. */
  row: (entry: T) => ReactNode;
  /** Form for an existing entry, or a new one. */
  dialog: (edited: T | undefined) => ReactNode;
}

/** A list of the profile whose entries are edited in a dialog and deleted one by one. */
export function EntrySection<T extends { _id: string }>({
  id,
  title,
  part,
  form,
  words,
  emptyHelp,
  nameOf,
  onDelete,
  row,
  dialog,
}: EntrySectionProps<T>) {
  const edited = entryOf(part, form.id);
  return (
    <>
      <ListSection
        id={id}
        title={title}
        part={part}
        failed={words.loadFailed}
        add={{ link: form.open(id), label: words.add }}
        empty={{ title: words.empty, help: emptyHelp }}
      >
        {(entries) => (
          <Card padding="none">
            <ul className="entries">
              {entries.map((entry) => (
                <li key={entry._id}>
                  <div className="grow">{row(entry)}</div>
                  <EntryActions
                    edit={form.open(id, entry._id)}
                    editLabel={words.edit({ what: nameOf(entry) })}
                    deleteLabel={words.delete({ what: nameOf(entry) })}
                    onDelete={() => onDelete(entry)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </ListSection>
      {form.form === id && part.ok ? (
        form.id && !edited ? (
          <EntryNotFound onClose={form.close} />
        ) : (
          dialog(edited)
        )
      ) : null}
    </>
  );
}
