import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One listening browser. */
export interface Reader {
  /** The account's id. */
  id: string;
  token: string;
  lastEventId?: string;
  answer?: IncomingMessage;
}

/** Opens streams as browsers do, and records when each subject was first heard of. */
export const openReaders = (url: string) => {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const all: Reader[] = [];
  const heard = new Map<string, Map<Reader, number>>();

  /** @returns the milliseconds until its first event */
  const listen = (reader: Reader, { again = false } = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const headers = {
        authorization: `Bearer ${reader.token}`,
        accept: 'text/event-stream',
        ...(again && reader.lastEventId && { 'last-event-id': reader.lastEventId }),
      };
      const asked = get(`${url}/api/stream`, { agent, headers }, (answer) => {
        reader.answer = answer;
        if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}.`));
        answer.setEncoding('utf8');
        answer.on('error', () => undefined);
        answer.on('data', (text: string) => {
          const at = performance.now();
          resolve(at - begun);
          reader.lastEventId = [...text.matchAll(/^id: (\S+)/gm)].at(-1)?.[1] ?? reader.lastEventId;
          for (const [, subject = ''] of text.matchAll(/"subject":"([^"]+)"/g)) {
            const key = `${reader.id} ${subject}`;
            const times = heard.get(key) ?? new Map<Reader, number>();
            if (!times.has(reader)) times.set(reader, at);
            heard.set(key, times);
          }
        });
      });
      asked.on('error', reject);
    });

  return {
    listen,
    add(id: string, token: string): Reader {
      const reader: Reader = { id, token };
      all.push(reader);
      return reader;
    },
    /** Returns when each reader of an account first heard of a subject. */
    heard: (id: string, subject: string): number[] => [...(heard.get(`${id} ${subject}`)?.values() ?? [])],
    pause: ({ answer }: Reader): void => void answer?.pause(),
    close(): void {
      for (const { answer } of all) answer?.destroy();
      agent.destroy();
    },
  };
};

const metricOf = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
};

/** Returns the CPU seconds of the portal's process so far, which do not depend on other load on the machine. */
export const cpuSeconds = (url: string): Promise<number> => metricOf(url, 'process_cpu_seconds_total');

/** Returns the resident memory of the portal's process: the smallest of some samples, as garbage comes and goes. */
export const residentMB = async (url: string): Promise<number> => {
  const seen: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    seen.push((await metricOf(url, 'process_resident_memory_bytes')) / 1024 ** 2);
    await sleep(1_000);
  }
  return Math.min(...seen);
};
