import { onSessionChange, readSession } from '#web/lib/session.ts';

interface MarkedJob {
  _id: string;
}

export interface JobMarks<Job extends MarkedJob, Mark> {
  /** Returns the mark of the job with this record id, if known. */
  of: (id: string) => Mark | undefined;
  /** Watches the mark of a job; returns a function that stops watching. */
  watch: (job: Job, onChange: () => void) => () => void;
  /** Sets a mark immediately, before the server is asked again. */
  learn: (id: string, mark: Mark) => void;
}

interface Source<Job, Mark> {
  /** Reads the marks of these jobs by record id; jobs not in the map get `otherwise`. */
  read: (jobs: readonly Job[], token: string) => Promise<ReadonlyMap<string, Mark>>;
  otherwise: Mark;
  /** How many jobs one request may ask about. */
  most: number;
  /** Called before each request, with a candidate signed in. */
  onAsk?: () => void;
}

const candidateToken = (): string | undefined => {
  const session = readSession();
  return session?.kind === 'candidate' ? session.token : undefined;
};

/**
 * Marks that depend on the signed-in candidate, for the jobs on the page. Public pages are the same for everyone, so
 * the browser requests the marks, in one batch for all jobs rendered together, and drops them with the session. If the
 * request fails, the marks are unknown and everything still works.
 */
export function createJobMarks<Job extends MarkedJob, Mark>(source: Source<Job, Mark>): JobMarks<Job, Mark> {
  const watchers = new Set<{ job: Job; onChange: () => void }>();
  const known = new Map<string, Mark>();
  /** The jobs that a request under way asks about. */
  let pending = new Set<string>();
  let owner: string | undefined;
  let asked = false;
  let stopListening: (() => void) | undefined;

  const tell = (): void => {
    for (const { onChange } of watchers) onChange();
  };

  const ask = async (): Promise<void> => {
    asked = false;
    const token = candidateToken();
    if (token !== owner) {
      owner = token;
      known.clear();
      pending = new Set();
      tell();
    }
    if (!token) return;
    source.onAsk?.();
    const jobs = new Map([...watchers].map(({ job }) => [job._id, job]));
    const unknown = [...jobs.values()].filter(({ _id }) => !(known.has(_id) || pending.has(_id)));
    const own = pending;
    for (const { _id } of unknown) own.add(_id);
    try {
      for (let at = 0; at < unknown.length; at += source.most) {
        const some = unknown.slice(at, at + source.most);
        const marks = await source.read(some, token).catch(() => undefined);
        if (!marks || token !== owner) return;
        // Marks set during the request are newer.
        for (const { _id } of some) if (!known.has(_id)) known.set(_id, marks.get(_id) ?? source.otherwise);
      }
    } finally {
      for (const { _id } of unknown) own.delete(_id);
    }
    if (unknown.length > 0) tell();
  };

  const askSoon = (): void => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => void ask());
  };

  return {
    of: (id) => known.get(id),
    watch: (job, onChange) => {
      const watcher = { job, onChange };
      watchers.add(watcher);
      stopListening ??= onSessionChange(askSoon);
      askSoon();
      return () => {
        watchers.delete(watcher);
        if (watchers.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },
    learn: (id, mark) => {
      known.set(id, mark);
      tell();
    },
  };
}
