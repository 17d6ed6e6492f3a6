import { useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { noteTexts as texts } from '#texts/recruiter-actions.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Skeleton, SkeletonBlocks } from '#web/components/skeleton.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { hasDraft } from '#web/lib/drafts.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { queryClient } from '#web/lib/queries.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { wholeApplication } from '#web/pages/recruiter/applications/application-queries.ts';
import { NoteForm } from '#web/pages/recruiter/applications/note-form.tsx';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';

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

interface NoteEntryProps {
  note: Note;
  now: string;
  /** Resolves to the reason if refused, otherwise to undefined. */
  onEdit: (note: Note, text: string) => Promise<string | undefined>;
  onRemove: (note: Note) => void;
}

/** A note with its date, and the buttons to edit and delete it. */
function NoteEntry({ note, now, onEdit, onRemove }: NoteEntryProps) {
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

/** The notes on an application and their actions: optimistic, reverted with the server's message when refused. */
function useNotes(id: string) {
  const toast = useToast();
  const headersFor = useRequestKey();
  const added = useRef(0);
  const patch = (change: (notes: readonly Note[]) => Note[]) =>
    queryClient.setQueryData(
      wholeApplication(id).queryKey,
      (whole) => whole && { ...whole, body: { ...whole.body, notes: whole.body.notes && change(whole.body.notes) } },
    );
  const put = (note: Note) => patch((notes) => notes.map((one) => (one._id === note._id ? note : one)));
  const own = { patched: true };

  const add = async (text: string): Promise<string | undefined> => {
    try {
      // A retry after a lost response adds no second note; adding the same text again does.
      const headers = headersFor({ text, added: added.current });
      const note = await call('addNote', { params: { id }, body: { text } }, { headers, ...own });
      added.current += 1;
      patch((notes) => [...notes, note]);
      return undefined;
    } catch (failure) {
      return messageOf(failure) || texts.addFailed;
    }
  };
  const { mutateAsync: change } = useMutation({
    mutationFn: ({ note, text }: { note: Note; text: string }) =>
      call('editNote', { params: { id, noteId: note._id }, body: { text } }, own),
    onMutate: ({ note, text }) => put({ ...note, text }),
    onError: (_, { note }) => put(note),
    onSuccess: put,
  });
  const edit = async (note: Note, text: string): Promise<string | undefined> => {
    try {
      await change({ note, text });
      return undefined;
    } catch (failure) {
      return messageOf(failure) || texts.saveFailed;
    }
  };
  const putBack = async (note: Note) => {
    const refused = await add(note.text);
    if (refused !== undefined) toast.error(refused);
  };
  const { mutate: remove } = useMutation({
    mutationFn: (note: Note) => call('deleteNote', { params: { id, noteId: note._id } }, own),
    onMutate: (note) => patch((notes) => notes.filter((one) => one._id !== note._id)),
    onError: (failure, note) => {
      patch((notes) => [...notes, note].sort((a, b) => a.createdAt.localeCompare(b.createdAt)));
      toast.error(messageOf(failure) || texts.removeFailed);
    },
    onSuccess: (_, note) => toast.done(texts.removed, { label: texts.undo, onAction: () => void putBack(note) }),
  });
  return { add, edit, remove };
}
