import type { CallOutput } from '#contract/api.ts';
import { noteTexts as texts } from '#texts/recruiter-actions.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Skeleton, SkeletonBlocks } from '#web/components/skeleton.tsx';
import { NoteEntry } from '#web/pages/recruiter/applications/note-entry.tsx';
import { NoteForm } from '#web/pages/recruiter/applications/note-form.tsx';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';
import { useNotes } from '#web/pages/recruiter/applications/use-notes.ts';

export type Note = CallOutput<'listNotes'>[number];

interface NotesSectionProps {
  /** The application's id. */
  id: string;
  notes: readonly Note[] | undefined;
  failure: string | undefined;
  now: string;
}

/** The recruiter's notes, newest first. */
export function NotesSection({ id, notes, failure, now }: NotesSectionProps) {
  const { add, edit, remove } = useNotes(id);
  if (failure !== undefined) return <LoadFailed title={texts.title} message={failure} />;
  return (
    <PanelSection title={texts.title}>
      <NoteForm
        name="note"
        draft={`note:${id}`}
        label={texts.label}
        hint={texts.help}
        submit={texts.add}
        busy={texts.adding}
        onSave={add}
      />
      {notes === undefined ? (
        <Skeleton className="skeleton-lines">
          <SkeletonBlocks sizes={['w-[80%]', 'w-[46%]']} />
        </Skeleton>
      ) : notes.length === 0 ? (
        <p className="soft small">{texts.empty}</p>
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
