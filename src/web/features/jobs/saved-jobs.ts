import { createJobMarks } from '#web/features/jobs/job-marks.ts';
import { takeSaveIntent } from '#web/features/jobs/save-intent.ts';
import { call } from '#web/lib/api-client.ts';

/** A place on the page where a job has its bookmark. */
interface Bookmarked {
  jobId: string;
  onChange: () => void;
  /** What a visitor wanted before signing in has now been done, or refused. */
  onKept: (failure: unknown) => void;
}

const bookmarks = new Set<Bookmarked>();
/** The last wish for each job: they are sent one after the other, and only the last may be taken back. */
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

/** Whether the job (its record id) is kept, as far as is known. */
export const isSaved = (jobId: string): boolean => marks.of(jobId) ?? false;

/** Follows the bookmark of a job; the answer stops it. */
export const watchSaved = (bookmark: Bookmarked): (() => void) => {
  bookmarks.add(bookmark);
  const stop = marks.watch({ _id: bookmark.jobId }, bookmark.onChange);
  return () => {
    bookmarks.delete(bookmark);
    stop();
  };
};

/**
 * Keeps a job, or keeps it no longer: at once on screen, taken back when the
 * server refuses it.
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
