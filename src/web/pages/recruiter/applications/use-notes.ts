import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { noteTexts as texts } from '#texts/recruiter-actions.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { queryClient } from '#web/lib/queries.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { wholeApplication } from '#web/pages/recruiter/applications/application-queries.ts';
import type { Note } from '#web/pages/recruiter/applications/notes-section.tsx';

/** The notes on an application and their actions: optimistic, reverted with the server's message when refused. */
export function useNotes(id: string) {
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
