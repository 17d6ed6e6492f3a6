import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { suggestionTexts as texts } from '#texts/resume.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { suggestionText } from '#web/pages/candidate/resume/suggestion-text.ts';

type Suggestion = CallOutput<'listResumeSuggestions'>['suggestions'][number];

/** Answers suggestions at once, and takes an answer back when the server refuses it. */
export function useAnswers(suggestions: readonly Suggestion[], onGone: () => void) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  const hide = (id: string) => setAnswered((ids) => new Set([...ids, id]));
  const show = (id: string) => setAnswered((ids) => new Set([...ids].filter((one) => one !== id)));
  const send = (id: string, accepted: boolean | null) =>
    call('answerResumeSuggestion', { params: { id }, body: { accepted } });

  /** Gives back whether the server took it. */
  const attempt = async ({ _id }: Suggestion, accepted: boolean): Promise<boolean> => {
    hide(_id);
    try {
      await send(_id, accepted);
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      show(_id);
      toast.error(failure.message);
      return false;
    }
  };

  const takeBack = async (suggestion: Suggestion): Promise<void> => {
    try {
      await send(suggestion._id, null);
      show(suggestion._id);
      await revalidate();
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      toast.error(failure.message);
    }
  };

  const answer = async (suggestion: Suggestion, accepted: boolean): Promise<void> => {
    const text = suggestionText(suggestion.value);
    // The button that had the focus goes with its row.
    onGone();
    if (!(await attempt(suggestion, accepted))) return;
    if (accepted) toast.done(texts.added({ text }));
    else toast.done(texts.refused({ text }), { label: texts.undo, onAction: () => void takeBack(suggestion) });
    if (accepted) await revalidate();
  };

  const open = suggestions.filter(({ _id }) => !answered.has(_id));

  // A profile has one phone number: another takes its place, which is a choice of its own.
  const additions = open.filter(({ kind }) => kind !== 'phone');

  /** One after the other: each is a change of its own, and the first that is refused ends it. */
  const addAll = async (): Promise<void> => {
    setAdding(true);
    onGone();
    let added = 0;
    for (const suggestion of additions) {
      if (!(await attempt(suggestion, true))) break;
      added += 1;
    }
    setAdding(false);
    if (added > 0) toast.done(texts.addedAll({ count: added }));
    await revalidate();
  };

  return {
    open,
    additions,
    adding,
    answer: (one: Suggestion, accepted: boolean) => void answer(one, accepted),
    addAll,
  };
}
