import { useMutation } from '@tanstack/react-query';
import { answerTexts as texts } from '#texts/candidate-answers.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { patchReads, read } from '#web/lib/queries.ts';
import type { Interview } from '#web/pages/candidate/interviews/interview.tsx';
import type { PagedList } from '#web/pages/candidate/paging.ts';

const INTERVIEWS_A_PAGE = 20;

/** The candidate's interviews. */
export const INTERVIEWS: PagedList<'listInterviews'> = {
  limit: INTERVIEWS_A_PAGE,
  at: (page) => read('listInterviews', { query: { page, limit: INTERVIEWS_A_PAGE } }),
};

/** The interview of an application. */
export const interviewOf = (applicationId: string) => read('getInterview', { params: { applicationId } });

/** Changes an interview in all cached answers. */
function patchInterview(id: string, change: Partial<Interview>): void {
  const changed = (one: Interview): Interview => (one._id === id ? { ...one, ...change } : one);
  patchReads('listInterviews', (list) => ({ ...list, body: { ...list.body, data: list.body.data.map(changed) } }));
  patchReads('getInterview', (whole) => ({ ...whole, body: { ...whole.body, data: changed(whole.body.data) } }));
}

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
