import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '#tests/support/percentile.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

/**
 * Sends five times the portal's capacity for some seconds. New clients arrive whether or not others have been answered,
 * each over a separate connection. Measures how many get a response within a second, how many are refused with
 * Retry-After, and how soon afterwards response times are normal again. `npm run build && node bench/overload.ts`.
 */
const TIMES = 5;
const SECONDS = 10;
const STEP_MS = 10;
const HEALED_WITHIN_MS = 15_000;

interface Answered {
  status: number;
  ms: number;
  retryAfter: boolean;
}

/** Sends the request over a plain socket, because the load generator should cost far less than the portal. */
const ask = (path: string, from: string): Promise<Answered> =>
  new Promise((resolve) => {
    const began = performance.now();
    let head = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      if (head.length < 4_000) head += text;
    });
    // A broken connection has status 0.
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
        ms: performance.now() - began,
        retryAfter: /^retry-after: /im.test(head),
      }),
    );
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n\r\n`,
    );
  });

/** A client address for each of 10,000 people. */
const personAt = (number: number): string => `10.7.${Math.floor(number / 100) % 100}.${(number % 100) + 1}`;

const kinds: Readonly<Record<string, (number: number) => string>> = {
  'lists as JSON': (number) => `/api/jobpostingform/jobs?limit=20&page=${(number % 20) + 1}`,
  'pages to be rendered': (number) => `/jobs?skills=word${number}`,
};

const portal = await startPortalProcess({
  DEMO_DATA: 'on',
  ...(process.env.PROF ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.PROF}` } : {}),
  TRUST_PROXY: '127.0.0.0/8,::1',
});
const port = Number(new URL(portal.url).port);
let asked = 0;

const next = (pathOf: (number: number) => string): Promise<Answered> => {
  asked += 1;
  return ask(pathOf(asked), personAt(asked));
};

/** Requests answered per second with ten sequential clients, and their 95th percentile. */
const capacity = async (
  pathOf: (number: number) => string,
  seconds: number,
): Promise<{ each: number; p95: number }> => {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const { status, ms } = await next(pathOf);
      if (status === 200) times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: 10 }, one));
  return { each: times.length / seconds, p95: percentile(times, 0.95) };
};

const offered = async (pathOf: (number: number) => string, each: number): Promise<Answered[]> => {
  const answers: Promise<Answered>[] = [];
  const began = performance.now();
  while (performance.now() < began + SECONDS * 1_000) {
    const due = ((performance.now() - began) / 1_000) * each;
    while (answers.length < due) answers.push(next(pathOf));
    await sleep(STEP_MS);
  }
  return Promise.all(answers);
};

/** Milliseconds until the first of ten consecutive responses that take at most twice the usual 95th percentile. */
const healing = async (pathOf: (number: number) => string, usual: number): Promise<number | undefined> => {
  const began = performance.now();
  let inARow = 0;
  let since = began;
  while (performance.now() < began + HEALED_WITHIN_MS) {
    const at = performance.now();
    const { status, ms } = await next(pathOf);
    if (status === 200 && ms <= 2 * usual) {
      if (inARow === 0) since = at;
      inARow += 1;
      if (inARow === 10) return since - began;
    } else inARow = 0;
    await sleep(20);
  }
  return undefined;
};

/** Processor seconds of the portal's process so far. */
const portalSeconds = async (): Promise<number> => {
  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1] ?? Number.NaN);
};

const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const timesOf = (answers: readonly Answered[]): string => {
  const times = answers.map(({ ms }) => ms);
  return `p50 ${percentile(times, 0.5).toFixed(0)}, p95 ${percentile(times, 0.95).toFixed(0)}, worst ${Math.max(...times).toFixed(0)} ms`;
};

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

try {
  for (const [name, pathOf] of Object.entries(kinds).filter(([kind]) => kind.includes(process.argv[2] ?? ''))) {
    await capacity(pathOf, 2);
    const { each, p95 } = await capacity(pathOf, 4);
    const own = monitorEventLoopDelay({ resolution: 10 });
    own.enable();
    const before = { portal: await portalSeconds(), own: ownSeconds() };
    const answers = await offered(pathOf, TIMES * each);
    own.disable();
    const cpu = { portal: (await portalSeconds()) - before.portal, own: ownSeconds() - before.own };
    const healed = await healing(pathOf, p95);
    const within = answers.filter(({ ms, status }) => ms <= 1_000 && status !== 0).length;
    const refused = answers.filter(({ status }) => status === 503);
    console.log(
      [
        `${name}: ${each.toFixed(0)} a second; ${(answers.length / SECONDS).toFixed(0)} asked`,
        `${share(within, answers.length)} within a second`,
        `${answers.filter(({ status }) => status === 200).length} answered, ${refused.length} refused (${refused.filter(({ retryAfter }) => retryAfter).length} with Retry-After), ${answers.filter(({ status }) => status !== 200 && status !== 503).length} else`,
        `all ${timesOf(answers)}`,
        `answered ${timesOf(answers.filter(({ status }) => status === 200))}`,
        `refused ${timesOf(refused)}`,
        `processor time: portal ${cpu.portal.toFixed(1)} s, load generator ${cpu.own.toFixed(1)} s, which was late by ${(own.percentile(99) / 1e6).toFixed(0)} ms`,
        `recovered ${healed === undefined ? 'never' : `within ${healed.toFixed(0)} ms`}`,
      ].join('; '),
    );
  }
} finally {
  await portal.stop();
}
