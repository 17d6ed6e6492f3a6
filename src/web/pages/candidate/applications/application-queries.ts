import { useMutation } from '@tanstack/react-query';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { useToast } from '#web/components/toasts.tsx';
import { learnWithdrawn } from '#web/features/jobs/use-applied.ts';
import { call } from '#web/lib/api-client.ts';
import { patchReads, read } from '#web/lib/queries.ts';
import type { Application, Shown } from '#web/pages/candidate/applications/application.ts';
import type { PagedList } from '#web/pages/candidate/paging.ts';

const APPLICATIONS_A_PAGE = 10;

/** The candidate's applications in one view, newest first. */
export const applicationList = (shown: Shown): PagedList<'listApplications'> => ({
  limit: APPLICATIONS_A_PAGE,
  at: (page) =>
    read('listApplications', {
      query: { page, limit: APPLICATIONS_A_PAGE, ...(shown !== 'all' && { open: shown === 'open' }) },
    }),
});

/** Number of applications per status. */
export const STATS = read('applicationStats', {});

/** The candidate's offers. */
export const OFFERS = read('listOffers', { query: { limit: 100 } });

export const wholeApplication = (id: string) => read('getApplication', { params: { id } });

/** The history of an application. */
export const timelineOf = (id: string) => read('applicationTimeline', { params: { id } });

const showStatus = (id: string, status: ApplicationStatus): void => {
  const shown = <T extends Pick<Application, '_id' | 'status'>>(one: T): T =>
    one._id === id ? { ...one, status } : one;
  patchReads('listApplications', (list) => ({ ...list, body: list.body.map(shown) }));
  patchReads('getApplication', (whole) => ({ ...whole, body: shown(whole.body) }));
};

/** Withdraws an application optimistically, and reverts it with a message when the server refuses. */
export function useWithdrawal(): (application: Application, reason: string) => void {
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ application: { _id, version }, reason }: { application: Application; reason: string }) =>
      call('setApplicationStatus', { params: { id: _id }, version, body: { status: 'withdrawn', reason } }),
    onMutate: ({ application }) => showStatus(application._id, 'withdrawn'),
    onError: (failure, { application: { _id, status, jobTitle } }) => {
      showStatus(_id, status);
      toast.error(texts.withdrawFailed({ title: jobTitle, message: failure.message }));
    },
    onSuccess: (_, { application: { jobPostId, jobTitle } }) => {
      learnWithdrawn({ jobPostId });
      toast.done(texts.withdrawn({ title: jobTitle }));
    },
  });
  return (application, reason) => mutate({ application, reason });
}
