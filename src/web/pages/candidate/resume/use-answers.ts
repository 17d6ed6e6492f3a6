import { useMutation } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#contract/api.ts';
import { suggestionTexts as texts } from '#texts/resume.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { refetchInvalidated } from '#web/lib/queries.ts';

type Suggestion = CallOutput<'listResumeSuggestions'>['suggestions'][number];

const idsOf = (suggestions: readonly Suggestion[]): string[] => suggestions.map(({ _id }) => _id);

/** Answers all suggestions at once: the selected ones are added, the others are not suggested again. */
export function useAnswers(onGone: () => void) {
  const toast = useToast();
  /** One call, so that leaving the page is all or nothing; resolves once the profile shows the result. */
  const send = async (body: CallInput<'answerResumeSuggestions'>['body']): Promise<void> => {
    await call('answerResumeSuggestions', { body }, { patched: true });
    await refetchInvalidated();
  };
  const { mutate: takeBack } = useMutation({
    mutationFn: (suggestions: readonly Suggestion[]) => send({ reopen: idsOf(suggestions) }),
    onError: (failure) => toast.error(failure.message),
  });
  const {
    mutate: answer,
    isPending: answering,
    variables,
  } = useMutation({
    mutationFn: ({ chosen, rest }: { chosen: readonly Suggestion[]; rest: readonly Suggestion[] }) => {
      // The focused button is removed with the rows.
      onGone();
      return send({ add: idsOf(chosen), dismiss: idsOf(rest) });
    },
    onSuccess: (_, { chosen, rest }) => {
      if (chosen.length > 0) toast.done(texts.addedAll({ count: chosen.length }));
      else toast.done(texts.skippedAll, { label: texts.undo, onAction: () => takeBack(rest) });
    },
    onError: (failure) => toast.error(failure.message),
  });
  return { answer, adding: answering && variables.chosen.length > 0, skipping: answering && !variables.chosen.length };
}
