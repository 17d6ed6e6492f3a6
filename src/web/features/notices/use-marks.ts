import { useMutation } from '@tanstack/react-query';
import { noticeTexts } from '#texts/notices.ts';
import { useToast } from '#web/components/toasts.tsx';
import type { Notice } from '#web/features/notices/notice-queries.ts';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { patchReads } from '#web/lib/queries.ts';

/** Shows notices as read or unread in every list and on the bell. */
const show = (change: (notice: Notice) => boolean): void => {
  patchReads('listNotices', ({ body, ...rest }) => ({
    ...rest,
    body: { ...body, items: body.items.map((one) => ({ ...one, read: change(one) })) },
  }));
};

const step = (by: number): void =>
  patchReads('countUnreadNotices', ({ body, ...rest }) => ({
    ...rest,
    body: { unread: Math.max(0, body.unread + by) },
  }));

/** Marks notices read and unread: optimistic, reverted with a message when rejected. */
export function useMarks() {
  const toast = useToast();
  const failed = (failure: unknown) => toast.error(failureMessage(failure) || noticeTexts.markFailed);
  const one = useMutation({
    mutationFn: ({ notice, read }: { notice: Notice; read: boolean }) =>
      call('markNotice', { params: { id: notice._id }, body: { read } }),
    onMutate: ({ notice, read }) => {
      show((other) => (other._id === notice._id ? read : other.read));
      if (notice.read !== read) step(read ? -1 : 1);
    },
    onError: (failure, { notice }) => {
      show((other) => (other._id === notice._id ? notice.read : other.read));
      failed(failure);
    },
  });
  const all = useMutation({
    // Notices that arrived since are not on screen yet.
    mutationFn: (newest: string | undefined) => call('readNotices', { body: newest ? { until: newest } : {} }),
    onMutate: () => show(() => true),
    onError: failed,
  });
  return { mark: one.mutate, markAll: all.mutate };
}
