import { useMutation } from '@tanstack/react-query';
import { answerTexts as texts } from '#texts/candidate-answers.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import type { Interview } from '#web/pages/candidate/interviews/interview.ts';
import { patchInterview } from '#web/pages/candidate/interviews/interview-queries.ts';

/** Confirms optimistically, and reverts with the server's message when refused. */
export function useInterviewAnswer(): {
  /** Why the last confirmation was refused. */
  refusal: string | undefined;
  confirm: (interview: Interview) => void;
} {
  const toast = useToast();
  const { mutate, error } = useMutation({
    mutationFn: ({ applicationId, version }: Interview) =>
      call('answerInterview', { params: { applicationId }, version, body: { answer: 'confirmed' } }),
    onMutate: ({ _id }) => patchInterview(_id, { answer: 'confirmed' }),
    onError: (_, { _id, answer }) => patchInterview(_id, { answer }),
    onSuccess: ({ data, message }) => {
      patchInterview(data._id, data);
      toast.done(message);
    },
  });
  return { refusal: error ? texts.refused({ message: error.message }) : undefined, confirm: mutate };
}
