import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { noteTexts as texts } from '#texts/recruiter-actions.ts';
import { Button } from '#web/components/button.tsx';
import { hasDraft } from '#web/lib/drafts.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { NoteForm } from '#web/pages/recruiter/applications/note-form.tsx';
import type { Note } from '#web/pages/recruiter/applications/notes-section.tsx';

interface NoteEntryProps {
  note: Note;
  now: string;
  /** Resolves to the reason if refused, otherwise to undefined. */
  onEdit: (note: Note, text: string) => Promise<string | undefined>;
  onRemove: (note: Note) => void;
}

/** A note with its date, and the buttons to edit and delete it. */
export function NoteEntry({ note, now, onEdit, onRemove }: NoteEntryProps) {
  const draft = `note:${note._id}`;
  // An edit in progress continues after leaving or reloading the page.
  const [editing, setEditing] = useState(() => hasDraft(draft));
  const save = async (text: string) => {
    const refused = await onEdit(note, text);
    if (refused === undefined) setEditing(false);
    return refused;
  };
  return (
    <li className="stack stack-s border-t border-line py-3">
      {editing ? (
        <NoteForm
          name={note._id}
          draft={draft}
          text={note.text}
          label={texts.text}
          submit={texts.save}
          busy={texts.saving}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p className="whitespace-pre-line wrap-anywhere" lang={langOf(note.text)}>
            {note.text}
          </p>
          <div className="row between">
            <span className="small muted num">
              {dateTimeText(note.createdAt, now)}
              {note.updatedAt === note.createdAt ? '' : ` · ${texts.edited}`}
            </span>
            <span className="row gap-0">
              <Button variant="quiet" size="s" iconOnly icon={Pencil} onClick={() => setEditing(true)}>
                {texts.edit}
              </Button>
              <Button variant="quiet" size="s" iconOnly icon={Trash2} onClick={() => onRemove(note)}>
                {texts.remove}
              </Button>
            </span>
          </div>
        </>
      )}
    </li>
  );
}
