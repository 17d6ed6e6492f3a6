import { useRef, useState } from 'react';
import { noteTexts as texts } from '#texts/recruiter-actions.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import type { Note } from '#web/pages/recruiter/applications/notes-section.tsx';

const said = (failure: unknown, otherwise: string): string =>
  failure instanceof CallFailed && failure.message ? failure.message : otherwise;

/** The notes on an application and what is done to them: shown at once, taken back with the server's sentence. */
export function useNotes(id: string, loaded: readonly Note[] | undefined) {
  const [notes, setNotes] = useState(loaded);
  const [known, setKnown] = useState(loaded);
  const toast = useToast();
  const headersFor = useRequestKey();
  const added = useRef(0);
  if (known !== loaded) {
    setKnown(loaded);
    if (loaded !== undefined) setNotes(loaded);
  }
  const change = (how: (notes: readonly Note[]) => readonly Note[]) => setNotes((now) => now && how(now));
  const inPlace = (note: Note) => change((all) => all.map((one) => (one._id === note._id ? note : one)));

  const add = async (text: string): Promise<string | undefined> => {
    try {
      // A second try after a lost answer makes no second note; the same words once more do.
      const headers = headersFor({ text, added: added.current });
      const note = await call('addNote', { params: { id }, body: { text } }, { headers });
      added.current += 1;
      change((all) => [...all, note]);
      return undefined;
    } catch (failure) {
      return said(failure, texts.addFailed);
    }
  };
  const edit = async (note: Note, text: string): Promise<string | undefined> => {
    inPlace({ ...note, text });
    try {
      inPlace(await call('editNote', { params: { id, noteId: note._id }, body: { text } }));
      return undefined;
    } catch (failure) {
      inPlace(note);
      return said(failure, texts.saveFailed);
    }
  };
  const putBack = async (note: Note) => {
    const refused = await add(note.text);
    if (refused !== undefined) toast.error(refused);
  };
  const remove = async (note: Note) => {
    change((all) => all.filter((one) => one._id !== note._id));
    try {
      await call('deleteNote', { params: { id, noteId: note._id } });
      toast.done(texts.removed, { label: texts.undo, onAction: () => void putBack(note) });
    } catch (failure) {
      change((all) => [...all, note].sort((a, b) => a.createdAt.localeCompare(b.createdAt)));
      toast.error(said(failure, texts.removeFailed));
    }
  };
  return { notes, add, edit, remove: (note: Note) => void remove(note) };
}
