import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '#tests/support/percentile.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

/**
 * Measures the portal under far more load than it can serve, with demo data: 250 connections on lists and on pages that
 * must be rendered, a cached page while a job is edited each second, and 100 sign-ins a second from one address. Run
 * with `npm run build && node bench/load.ts`; the ratios and the worst times count, not the figures.
 */
const CONNECTIONS = 250;
const READERS = 10;
const SECONDS = 5;
const SIGN_INS_A_SECOND = 100;

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Ask {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

interface Answered {
  status: number;
  ms: number;
  retryAfter: boolean;
  text: string;
}

let origin = '';

const ask = ({ path, method = 'GET', headers = {}, body }: Ask): Promise<Answered> =>
  new Promise((resolve) => {
    const began = performance.now();
    const sent = request(
      `${origin}${path}`,
      { agent, method, headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            ms: performance.now() - began,
            retryAfter: answer.headers['retry-after'] !== undefined,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    // A broken connection has no status.
    sent.on('error', (error) =>
      resolve({ status: 0, ms: performance.now() - began, retryAfter: false, text: error.message }),
    );
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** Keeps this many clients sending requests for some seconds. */
const crowd = async (size: number, next: (number: number) => Ask, seconds = SECONDS): Promise<Answered[]> => {
  const answers: Answered[] = [];
  const until = performance.now() + seconds * 1_000;
  let number = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      number += 1;
      answers.push(await ask(next(number)));
    }
  };
  await Promise.all(Array.from({ length: size }, one));
  return answers;
};

const summary = (answers: readonly Answered[]): string => {
  const times = answers.map(({ ms }) => ms);
  const by = Object.groupBy(answers, ({ status }) => String(status));
  const counts = Object.entries(by).map(([status, some = []]) => {
    const told = status === '503' ? `, ${some.filter(({ retryAfter }) => retryAfter).length} with Retry-After` : '';
    return `${some.length} × ${status}${told}`;
  });
  return `${counts.join('; ')}; p50 ${percentile(times, 0.5).toFixed(0)}, p95 ${percentile(times, 0.95).toFixed(0)}, worst ${Math.max(...times).toFixed(0)} ms`;
};

const bytes = (number: number): string => `198.51.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;

const portal = await startPortalProcess({ DEMO_DATA: 'on', TRUST_PROXY: '127.0.0.0/8,::1' });
origin = portal.url.replace('localhost', '127.0.0.1');
try {
  const login = /^recruiter +(\S+) +(\S+)/im.exec(portal.output());
  const [, email = '', password = ''] = login ?? [];
  const session = await ask({ path: '/api/recruiters/login', method: 'POST', body: { email, password } });
  const { token } = JSON.parse(session.text) as { token: string };
  const own = { authorization: `Bearer ${token}` };
  const list = (number: number): Ask => ({ path: `/api/jobpostingform/jobs?limit=20&page=${(number % 20) + 1}` });

  await crowd(4, list, 1);
  const quiet = await crowd(1, list, 2);
  const quietP95 = percentile(
    quiet.map(({ ms }) => ms),
    0.95,
  );
  console.log(`list, alone: ${summary(quiet)}`);
  console.log(`list, ${CONNECTIONS} connections: ${summary(await crowd(CONNECTIONS, list))}`);
  const rendered = (number: number): Ask => ({ path: `/jobs?skills=word${number}` });
  console.log(`uncached pages, alone: ${summary(await crowd(1, (at) => ({ path: `/jobs?q=alone${at}` }), 2))}`);
  console.log(`uncached pages, ${CONNECTIONS} connections: ${summary(await crowd(CONNECTIONS, rendered))}`);
  console.log(
    `unknown parameters, ${READERS} readers: ${summary(await crowd(READERS, (at) => ({ path: `/jobs?utm_source=${at}` })))}`,
  );

  const still = await crowd(READERS, () => ({ path: '/jobs' }));
  const mine = await ask({ path: '/api/jobpostingform/jobs?limit=1&own=true', headers: own });
  const [job] = JSON.parse(mine.text) as { _id: string }[];
  let edits = 0;
  const editing = setInterval(() => {
    edits += 1;
    void ask({
      path: `/api/jobpostingform/job/${job?._id}`,
      method: 'PUT',
      headers: own,
      body: { description: `A description that is edited each second, for the ${edits}th time. `.repeat(3) },
    }).then(({ status, text }) => status === 200 || console.log(`edit: ${status} ${text}`));
  }, 1_000);
  const busy = await crowd(READERS, () => ({ path: '/jobs' }));
  clearInterval(editing);
  const perSecond = (answers: readonly Answered[]): number => answers.length / SECONDS;
  console.log(
    `cached page, ${READERS} readers: ${perSecond(still).toFixed(0)}/s; with ${edits} edits, one a second: ${perSecond(busy).toFixed(0)}/s, ratio ${(busy.length / still.length).toFixed(2)}`,
  );

  const signIns: Promise<Answered>[] = [];
  const offering = setInterval(() => {
    for (let at = 0; at < SIGN_INS_A_SECOND / 20; at += 1)
      signIns.push(
        ask({
          path: '/api/login',
          method: 'POST',
          headers: { 'x-forwarded-for': '203.0.113.5' },
          body: { email: `nobody${signIns.length}@example.in`, password: 'wrong password' },
        }),
      );
  }, 50);
  const beside: Promise<Answered[]> = crowd(1, list);
  await sleep(2_000);
  const person = await ask({
    path: '/api/recruiters/login',
    method: 'POST',
    headers: { 'x-forwarded-for': bytes(1) },
    body: { email, password },
  });
  const besides = await beside;
  clearInterval(offering);
  const answered = await Promise.all(signIns);
  console.log(`list beside ${SIGN_INS_A_SECOND} sign-ins a second: ${summary(besides)}`);
  console.log(
    `ratio of its 95th percentile: ${(
      percentile(
        besides.map(({ ms }) => ms),
        0.95,
      ) / quietP95
    ).toFixed(1)}`,
  );
  console.log(`sign-ins of one address: ${summary(answered)}`);
  console.log(`their refusals: ${summary(answered.filter(({ status }) => status === 503))}`);
  console.log(`a person from another address: ${person.status} after ${person.ms.toFixed(0)} ms`);
} finally {
  await portal.stop();
}
agent.destroy();
