import { useCallback, useSyncExternalStore } from 'react';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { useToast } from '#web/components/toasts.tsx';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { createJobMarks } from '#web/features/jobs/job-marks.ts';
import { call } from '#web/lib/api-client.ts';
import { DRAFT_PREFIX } from '#web/lib/session.ts';

/** A bookmark on the page. */
interface Bookmarked {
  jobId: string;
  onChange: () => void;
  /** Called when a save requested before signing in has succeeded or failed. */
  onKept: (failure: unknown) => void;
}

const bookmarks = new Set<Bookmarked>();
/** The last change for each job: changes are sent one after the other, and only the last may be reverted. */
const wishes = new Map<string, Promise<unknown>>();

const marks = createJobMarks<{ _id: string }, boolean>({
  most: 100,
  otherwise: false,
  read: async (jobs, token) => {
    const jobId = jobs.map(({ _id }) => _id);
    const kept = await call('listSavedJobs', { query: { jobId, limit: jobId.length } }, { token });
    return new Map(kept.map(({ _id }) => [_id, true]));
  },
  onAsk: () => {
    for (const { jobId, onKept } of [...bookmarks]) {
      if (takeSaveIntent(jobId)) setSaved(jobId, true).then(() => onKept(undefined), onKept);
    }
  },
});

/** Whether the job (by record id) is saved, as far as known. */
const isSaved = (jobId: string): boolean => marks.of(jobId) ?? false;

/** Watches the bookmark of a job; returns a function that stops watching. */
const watchSaved = (bookmark: Bookmarked): (() => void) => {
  bookmarks.add(bookmark);
  const stop = marks.watch({ _id: bookmark.jobId }, bookmark.onChange);
  return () => {
    bookmarks.delete(bookmark);
    stop();
  };
};

/**
 * Saves or unsaves a job: optimistic, reverted when the server rejects it.
 * @throws CallFailed
 */
export const setSaved = async (jobId: string, saved: boolean): Promise<void> => {
  marks.learn(jobId, saved);
  const before = wishes.get(jobId) ?? Promise.resolve();
  const wish = before.catch(() => undefined).then(() => call(saved ? 'saveJob' : 'unsaveJob', { params: { jobId } }));
  wishes.set(jobId, wish);
  try {
    await wish;
  } catch (failure) {
    if (wishes.get(jobId) === wish) marks.learn(jobId, !saved);
    throw failure;
  }
};

const KEY = `${DRAFT_PREFIX}save-job`;
/** Long enough to register, short enough not to surprise a later visitor. */
const VALID_FOR = 60 * 60_000;

/** Remembers in this browser that a visitor wants to save a job, until they sign in. */
export const rememberSaveIntent = (jobId: string): void =>
  localStorage.setItem(KEY, JSON.stringify({ jobId, at: Date.now() }));

export const forgetSaveIntent = (): void => localStorage.removeItem(KEY);

/** Whether the visitor wanted to save this job; reading it clears it. */
const takeSaveIntent = (jobId: string): boolean => {
  const kept = localStorage.getItem(KEY);
  if (!kept?.includes(jobId)) return false;
  forgetSaveIntent();
  const at = Number(/"at":(\d+)/.exec(kept)?.[1]);
  return Date.now() - at < VALID_FOR;
};

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
