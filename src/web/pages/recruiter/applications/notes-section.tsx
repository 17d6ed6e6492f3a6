import { useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { LIMITS, SENTENCES } from '#contract/rules.ts';
import { Button } from '#web/components/button.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { NoteEntry } from '#web/pages/recruiter/applications/note-entry.tsx';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';
import { useNotes } from '#web/pages/recruiter/applications/use-notes.ts';
import { noteWords as words } from '#web/words/en/recruiter-desk.ts';

export type Note = CallOutput<'listNotes'>[number];

interface NotesSectionProps {
  /** The application's. */
  id: string;
  notes: readonly Note[] | undefined;
  failure: string | undefined;
  now: string;
}

/** The recruiter's own notes, the latest first. */
export function NotesSection({ id, notes: loaded, failure, now }: NotesSectionProps) {
  const { notes, add, edit, remove } = useNotes(id, loaded);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (failure !== undefined) return <LoadFailed title={words.title} message={failure} />;

  const submit = async () => {
    if (typed.trim() === '') {
      setError(SENTENCES.required);
      return;
    }
    setBusy(true);
    const refused = await add(typed);
    setBusy(false);
    setError(refused);
    if (refused === undefined) setTyped('');
  };
  return (
    <PanelSection title={words.title}>
      <FieldScope value="note">
        <form
          noValidate
          className="stack gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextArea
            name="text"
            label={words.label}
            hint={words.help}
            rows={3}
            maxLength={LIMITS.note}
            error={error}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" size="m" className="justify-self-start" busy={busy} busyLabel={words.adding}>
            {words.add}
          </Button>
        </form>
      </FieldScope>
      {notes === undefined ? (
        <Skeleton className="sk-line">
          <SkeletonBlock className="w-[80%]" />
          <SkeletonBlock className="w-[46%]" />
        </Skeleton>
      ) : notes.length === 0 ? (
        <p className="soft small">{words.empty}</p>
      ) : (
        <ul className="stack gap-0">
          {notes.toReversed().map((note) => (
            <NoteEntry key={note._id} {...{ note, now }} onEdit={edit} onRemove={remove} />
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
