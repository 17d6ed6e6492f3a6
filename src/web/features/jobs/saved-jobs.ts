import { createJobMarks } from '#web/features/jobs/job-marks.ts';
import { takeSaveIntent } from '#web/features/jobs/save-intent.ts';
import { call } from '#web/lib/api-client.ts';

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
export const isSaved = (jobId: string): boolean => marks.of(jobId) ?? false;

/** Watches the bookmark of a job; returns a function that stops watching. */
export const watchSaved = (bookmark: Bookmarked): (() => void) => {
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
