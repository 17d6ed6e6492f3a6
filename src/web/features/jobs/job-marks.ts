import { onSessionChange, readSession } from '#web/lib/session.ts';

interface MarkedJob {
  _id: string;
}

export interface JobMarks<Job extends MarkedJob, Mark> {
  /** What is known of the job with this record id. */
  of: (id: string) => Mark | undefined;
  /** Follows the mark of a job; the answer stops it. */
  watch: (job: Job, onChange: () => void) => () => void;
  /** Says it at once, before the server is asked again. */
  learn: (id: string, mark: Mark) => void;
}

interface Source<Job, Mark> {
  /** The marks of these jobs by record id; whoever is not named has `otherwise`. */
  read: (jobs: readonly Job[], token: string) => Promise<ReadonlyMap<string, Mark>>;
  otherwise: Mark;
  /** How many jobs may be asked about at once. */
  most: number;
  /** Called before each question, with a candidate signed in. */
  onAsk?: () => void;
}

const candidateToken = (): string | undefined => {
  const session = readSession();
  return session?.kind === 'candidate' ? session.token : undefined;
};

/**
 * What the signed-in candidate has to do with the jobs on the page. Public pages are the same for everyone, so it is
 * asked for in the browser, once for all the jobs that are drawn together, and forgotten with the session. Without an
 * answer nothing is known, and everything still works.
 */
export function createJobMarks<Job extends MarkedJob, Mark>(source: Source<Job, Mark>): JobMarks<Job, Mark> {
  const watchers = new Set<{ job: Job; onChange: () => void }>();
  const known = new Map<string, Mark>();
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
      tell();
    }
    if (!token) return;
    source.onAsk?.();
    const jobs = new Map([...watchers].map(({ job }) => [job._id, job]));
    const unknown = [...jobs.values()].filter(({ _id }) => !known.has(_id));
    for (let at = 0; at < unknown.length; at += source.most) {
      const some = unknown.slice(at, at + source.most);
      const marks = await source.read(some, token).catch(() => undefined);
      if (!marks || token !== owner) return;
      // What was learnt while the question was under way is newer.
      for (const { _id } of some) if (!known.has(_id)) known.set(_id, marks.get(_id) ?? source.otherwise);
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
