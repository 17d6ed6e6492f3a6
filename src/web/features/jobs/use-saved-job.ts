import { useCallback, useSyncExternalStore } from 'react';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { useToast } from '#web/components/toasts.tsx';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { isSaved, setSaved, watchSaved } from '#web/features/jobs/saved-jobs.ts';

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : '');

/** Returns whether a job is saved and a function to toggle it. A failure is shown as a message. */
export function useSavedJob({ _id, title }: Pick<JobBrief, '_id' | 'title'>): {
  saved: boolean;
  toggle: () => void;
} {
  const toast = useToast();
  const watch = useCallback(
    (onChange: () => void) =>
      watchSaved({
        jobId: _id,
        onChange,
        onKept: (failure) => {
          if (failure) toast.error(texts.notSaved({ title, message: messageOf(failure) }));
          else toast.done(texts.keptAfterSignIn({ title }));
        },
      }),
    [_id, title, toast],
  );
  const saved = useSyncExternalStore(
    watch,
    () => isSaved(_id),
    () => false,
  );
  const toggle = () => {
    const refused = saved ? texts.notRemoved : texts.notSaved;
    setSaved(_id, !saved).catch((failure: unknown) => toast.error(refused({ title, message: messageOf(failure) })));
  };
  return { saved, toggle };
}
