import { useMutation } from '@tanstack/react-query';
import type { CallOutput } from '#contract/api.ts';
import { suggestionTexts as texts } from '#texts/resume.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { patchReads, refetchInvalidated } from '#web/lib/queries.ts';
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

/** Answers all suggestions together: the chosen ones are added, the rest is not suggested again. */
export function useAnswers(onGone: () => void) {
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
  /** One after the other: each is a change of its own, and the first that is refused ends it. Gives back how many went. */
  const attempt = async (suggestions: readonly Suggestion[], accepted: boolean | null): Promise<number> => {
    let answered = 0;
    for (const suggestion of suggestions) {
      const went = await send({ suggestion, accepted }).then(
        () => true,
        () => false,
      );
      if (!went) break;
      answered += 1;
    }
    return answered;
  };
  const takeBack = async (suggestions: readonly Suggestion[]): Promise<void> => {
    await attempt(suggestions, null);
    await refetchInvalidated();
  };

  const { mutate: answer, isPending: answering } = useMutation({
    mutationFn: async ({ chosen, rest }: { chosen: readonly Suggestion[]; rest: readonly Suggestion[] }) => {
      // The button that had the focus may go with the rows.
      onGone();
      const added = await attempt(chosen, true);
      const skipped = added === chosen.length ? await attempt(rest, false) : 0;
      return { added, skipped };
    },
    onSuccess: ({ added, skipped }, { rest }) => {
      const undo = { label: texts.undo, onAction: () => void takeBack(rest.slice(0, skipped)) };
      if (added > 0) toast.done(texts.addedAll({ count: added }));
      else if (skipped > 0) toast.done(texts.skippedAll, undo);
      void refetchInvalidated();
    },
  });
  return { answering, answer };
}
