import { useMutation } from '@tanstack/react-query';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { useToast } from '#web/components/toasts.tsx';
import { setSaved } from '#web/jobs/saved-jobs.ts';
import { patchReads } from '#web/lib/queries.ts';
import { type PatchRows, takeOut } from '#web/pages/candidate/rows.ts';
import type { SavedJob } from '#web/pages/candidate/saved/saved-queries.ts';

const patchSaved: PatchRows<SavedJob> = (change) =>
  patchReads('listSavedJobs', (list) => {
    const body = change(list.body);
    return { body, total: list.total + body.length - list.body.length };
  });

/**
 * What is removed leaves the screen at once, can be brought back for some
 * seconds, and comes back with the server's sentence when it is refused.
 */
export function useJobRemoval(): (job: SavedJob) => void {
  const toast = useToast();
  const { mutate: bringBack } = useMutation({
    mutationFn: ({ _id }: SavedJob) => setSaved(_id, true),
    // It is the latest that was saved, which stands first.
    onMutate: (job) => patchSaved((rows) => [job, ...rows.filter(({ _id }) => _id !== job._id)]),
    onError: (failure, job) => {
      takeOut(job, patchSaved);
      toast.error(texts.notSaved({ title: job.title, message: failure.message }));
    },
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ _id }: SavedJob) => setSaved(_id, false),
    onMutate: (job) => takeOut(job, patchSaved),
    onError: (failure, job, putBack) => {
      putBack?.();
      toast.error(texts.notRemoved({ title: job.title, message: failure.message }));
    },
    onSuccess: (_, job) =>
      toast.done(texts.removed({ title: job.title }), { label: texts.undo, onAction: () => bringBack(job) }),
  });
  return remove;
}
