import { useMutation } from '@tanstack/react-query';
import type { CallOutput } from '#contract/api.ts';
import { suggestionTexts as texts } from '#texts/resume.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { patchReads, refetchInvalidated } from '#web/lib/queries.ts';
import { suggestionText } from '#web/pages/candidate/resume/suggestion-text.ts';
import { type PatchRows, takeOut } from '#web/pages/candidate/rows.ts';

type Suggestion = CallOutput<'listResumeSuggestions'>['suggestions'][number];

interface Answer {
  suggestion: Suggestion;
  /** null takes an answer back. */
  accepted: boolean | null;
}

const patchSuggestions: PatchRows<Suggestion> = (change) =>
  patchReads('listResumeSuggestions', (list) => ({
    ...list,
    body: { ...list.body, suggestions: change(list.body.suggestions) },
  }));

/** Answers suggestions at once, and takes an answer back when the server refuses it. */
export function useAnswers(suggestions: readonly Suggestion[], onGone: () => void) {
  const toast = useToast();
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ suggestion: { _id }, accepted }: Answer) =>
      // What changes beside the list is asked for once all are answered.
      call('answerResumeSuggestion', { params: { id: _id }, body: { accepted } }, { patched: true }),
    onMutate: ({ suggestion, accepted }) => (accepted === null ? undefined : takeOut(suggestion, patchSuggestions)),
    onError: (failure, _, putBack) => {
      putBack?.();
      toast.error(failure.message);
    },
  });
  /** Gives back whether the server took it. */
  const attempt = (suggestion: Suggestion, accepted: boolean | null): Promise<boolean> =>
    send({ suggestion, accepted }).then(
      () => true,
      () => false,
    );

  const takeBack = async (suggestion: Suggestion): Promise<void> => {
    if (await attempt(suggestion, null)) await refetchInvalidated();
  };

  const answer = async (suggestion: Suggestion, accepted: boolean): Promise<void> => {
    const text = suggestionText(suggestion.value);
    // The button that had the focus goes with its row.
    onGone();
    if (!(await attempt(suggestion, accepted))) return;
    if (accepted) toast.done(texts.added({ text }));
    else toast.done(texts.refused({ text }), { label: texts.undo, onAction: () => void takeBack(suggestion) });
    if (accepted) await refetchInvalidated();
  };

  // A profile has one phone number: another takes its place, which is a choice of its own.
  const additions = suggestions.filter(({ kind }) => kind !== 'phone');

  const { mutate: addAll, isPending: adding } = useMutation({
    /** One after the other: each is a change of its own, and the first that is refused ends it. */
    mutationFn: async () => {
      onGone();
      let added = 0;
      for (const suggestion of additions) {
        if (!(await attempt(suggestion, true))) break;
        added += 1;
      }
      return added;
    },
    onSuccess: (added) => {
      if (added > 0) toast.done(texts.addedAll({ count: added }));
      void refetchInvalidated();
    },
  });

  return {
    additions,
    adding,
    answer: (one: Suggestion, accepted: boolean) => void answer(one, accepted),
    addAll: () => addAll(),
  };
}
