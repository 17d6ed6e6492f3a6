import { Counter, Histogram } from 'prom-client';

/** The work of the process besides answering calls, including waiting for external services. */
type Kind = 'render' | 'mail' | 'storage';

/** Per process; registered where `/metrics` is served. */
export const workSeconds = new Histogram({
  name: 'avsar_work_seconds',
  help: 'Renderings, mails given to the mail server and uses of the file storage: how long each took, and whether it failed',
  labelNames: ['kind', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers: [],
});

export const refusedAtDoor = new Counter({
  name: 'avsar_refused_total',
  help: 'Requests refused while more connections came than could be answered',
  registers: [],
});

/** Counts and times `work` under its kind. */
export const timed = async <T>(kind: Kind, work: () => Promise<T>): Promise<T> => {
  const end = workSeconds.startTimer({ kind });
  try {
    const done = await work();
    end({ outcome: 'done' });
    return done;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
};
