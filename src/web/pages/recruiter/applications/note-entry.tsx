import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LIMITS, SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import type { Note } from '#web/pages/recruiter/applications/notes-section.tsx';
import { noteWords as words } from '#web/words/en/recruiter-desk.ts';

interface NoteEntryProps {
  note: Note;
  now: string;
  /** Answers why it was refused; nothing when it was saved. */
  onEdit: (note: Note, text: string) => Promise<string | undefined>;
  onRemove: (note: Note) => void;
}

/** A note with its day, and the ways to change it. */
export function NoteEntry({ note, now, onEdit, onRemove }: NoteEntryProps) {
  const [draft, setDraft] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    if (draft === undefined || draft.trim() === '') {
      setError(SENTENCES.required);
      return;
    }
    setBusy(true);
    const refused = await onEdit(note, draft);
    setBusy(false);
    setError(refused);
    if (refused === undefined) setDraft(undefined);
  };
  return (
    <li className="stack stack-s border-t border-line py-3">
      {draft === undefined ? (
        <>
          <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
          <div className="row between">
            <span className="small muted num">
              {dateTimeText(note.createdAt, now)}
              {note.updatedAt === note.createdAt ? '' : ` · ${words.edited}`}
            </span>
            <span className="row gap-0">
              <Button variant="quiet" size="s" iconOnly icon={Pencil} onClick={() => setDraft(note.text)}>
                {words.edit}
              </Button>
              <Button variant="quiet" size="s" iconOnly icon={Trash2} onClick={() => onRemove(note)}>
                {words.remove}
              </Button>
            </span>
          </div>
        </>
      ) : (
        <FieldScope value={note._id}>
          <form
            noValidate
            className="stack gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <TextArea
              name="text"
              label={words.text}
              rows={3}
              maxLength={LIMITS.note}
              error={error}
              value={draft}
              ref={(area) => area?.focus()}
              onChange={(event) => {
                setDraft(event.target.value);
                setError(undefined);
              }}
            />
            <div className="row row-s">
              <Button type="submit" size="m" busy={busy} busyLabel={words.saving}>
                {words.save}
              </Button>
              <Button
                variant="quiet"
                size="m"
                onClick={() => {
                  setDraft(undefined);
                  setError(undefined);
                }}
              >
                {words.cancel}
              </Button>
            </div>
          </form>
        </FieldScope>
      )}
    </li>
  );
}
