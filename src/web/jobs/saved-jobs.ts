import { takeSaveIntent } from '#web/jobs/save-intent.ts';
import { call } from '#web/lib/api-client.ts';
import { onSessionChange, readSession } from '#web/lib/session.ts';

/** Somewhere on the page a job is shown with its bookmark. */
interface Watcher {
  jobId: string;
  onChange: () => void;
  /** What a visitor wanted before signing in has now been done, or refused. */
  onKept: (failure: unknown) => void;
}

/** As many as the server tells of at once. */
const AT_ONCE = 100;

/**
 * Which of the jobs on the page the signed-in candidate has kept. Public pages
 * are the same for everyone, so it is asked for in the browser, once for all
 * the bookmarks that are drawn together. What is not known counts as not kept.
 */
const watchers = new Set<Watcher>();
const known = new Map<string, boolean>();
/** The last wish for each job: they are sent one after the other, and only the last may be taken back. */
const wishes = new Map<string, Promise<unknown>>();
let owner: string | undefined;
let asked = false;
let stopListening: (() => void) | undefined;

const candidateToken = (): string | undefined => {
  const session = readSession();
  return session?.kind === 'candidate' ? session.token : undefined;
};

const tell = (): void => {
  for (const { onChange } of watchers) onChange();
};

const learn = (jobId: string, saved: boolean): void => {
  known.set(jobId, saved);
  tell();
};

const ask = async (): Promise<void> => {
  asked = false;
  const token = candidateToken();
  if (token !== owner) {
    owner = token;
    known.clear();
    tell();
  }
  if (!token) return;
  for (const { jobId, onKept } of [...watchers]) {
    if (takeSaveIntent(jobId)) setSaved(jobId, true).then(() => onKept(undefined), onKept);
  }
  const unknown = [...new Set([...watchers].map(({ jobId }) => jobId))].filter((jobId) => !known.has(jobId));
  for (let at = 0; at < unknown.length; at += AT_ONCE) {
    const jobId = unknown.slice(at, at + AT_ONCE);
    // Without an answer every bookmark still works; it only looks as if nothing were kept.
    const kept = await call('listSavedJobs', { query: { jobId, limit: jobId.length } }, { token }).catch(
      () => undefined,
    );
    if (!kept || token !== owner) return;
    const ids = new Set(kept.map(({ _id }) => _id));
    for (const id of jobId) if (!known.has(id)) known.set(id, ids.has(id));
  }
  if (unknown.length > 0) tell();
};

const askSoon = (): void => {
  if (asked) return;
  asked = true;
  queueMicrotask(() => void ask());
};

/** Whether the job (its record id) is kept, as far as is known. */
export const isSaved = (jobId: string): boolean => known.get(jobId) ?? false;

/** Follows the bookmark of a job; the answer stops it. */
export const watchSaved = (watcher: Watcher): (() => void) => {
  watchers.add(watcher);
  stopListening ??= onSessionChange(askSoon);
  askSoon();
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
};

/**
 * Keeps a job, or keeps it no longer: at once on screen, taken back when the
 * server refuses it.
 * @throws CallFailed
 */
export const setSaved = async (jobId: string, saved: boolean): Promise<void> => {
  learn(jobId, saved);
  const before = wishes.get(jobId) ?? Promise.resolve();
  const wish = before.catch(() => undefined).then(() => call(saved ? 'saveJob' : 'unsaveJob', { params: { jobId } }));
  wishes.set(jobId, wish);
  try {
    await wish;
  } catch (failure) {
    if (wishes.get(jobId) === wish) learn(jobId, !saved);
    throw failure;
  }
};
