import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { useToast } from '#web/components/toasts.tsx';
import { setSaved } from '#web/jobs/saved-jobs.ts';
import type { SavedJob, SavedPage } from '#web/pages/candidate/saved/load-saved-jobs.ts';

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : '');

/**
 * What is removed leaves the screen at once, can be brought back for some
 * seconds, and comes back with the server's sentence when it is refused. The
 * page is loaded anew only when nothing of it is left.
 */
export function useRemovals(page: SavedPage): { shown: SavedJob[]; gone: number; remove: (job: SavedJob) => void } {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const hide = (id: string) => setRemoved((ids) => [...ids, id]);
  const show = (id: string) => setRemoved((ids) => ids.filter((one) => one !== id));
  const shown = page.body.filter(({ _id }) => !removed.includes(_id));

  const bringBack = async ({ _id, title }: SavedJob, reloaded: boolean) => {
    show(_id);
    try {
      await setSaved(_id, true);
      if (reloaded) await revalidate();
    } catch (failure) {
      hide(_id);
      toast.error(texts.notSaved({ title, message: messageOf(failure) }));
    }
  };
  const remove = async (job: SavedJob) => {
    const last = shown.length === 1 && page.total > page.body.length;
    hide(job._id);
    try {
      await setSaved(job._id, false);
      toast.done(texts.removed({ title: job.title }), { label: texts.undo, onAction: () => void bringBack(job, last) });
      if (last) await revalidate();
    } catch (failure) {
      show(job._id);
      toast.error(texts.notRemoved({ title: job.title, message: messageOf(failure) }));
    }
  };
  return { shown, gone: page.body.length - shown.length, remove: (job) => void remove(job) };
}
