import { startTransition, useOptimistic, useState } from 'react';
import type { InterviewAnswer } from '#contract/vocabularies.ts';
import { answerTexts as texts } from '#texts/candidate-answers.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import type { Interview } from '#web/pages/candidate/interviews/interview.ts';
import { useReload } from '#web/pages/candidate/opened.ts';

/** The confirmation stands at once, and is taken back with the server's sentence when it is refused. */
export function useInterviewAnswer({ applicationId, answer, version }: Interview): {
  answer: InterviewAnswer | undefined;
  /** Why the last one was not taken. */
  refusal: string | undefined;
  confirm: () => void;
} {
  const [shown, show] = useOptimistic(answer);
  const [refusal, setRefusal] = useState<string>();
  const reload = useReload();
  const toast = useToast();
  const confirm = () =>
    startTransition(async () => {
      show('confirmed');
      try {
        const { message } = await call('answerInterview', {
          params: { applicationId },
          version,
          body: { answer: 'confirmed' },
        });
        startTransition(() => setRefusal(undefined));
        toast.done(message);
      } catch (failure) {
        startTransition(() => setRefusal(texts.refused({ message: failure instanceof Error ? failure.message : '' })));
      }
      // Whoever was refused has looked at something that has changed since.
      await reload();
    });
  return { answer: shown, refusal, confirm };
}
