import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type CallName, ROUTES } from '#contract/routes.ts';
import {
  applyTo,
  makeCandidate,
  makeRecruiter,
  type Person,
  postJob,
  setJobStatus,
} from '#tests/support/journey-portal.ts';
import { median } from '#tests/support/percentile.ts';
import { freePort, spawnPortal } from '#tests/support/portal.ts';

/**
 * Checks that response times do not reveal what responses hide: sign-in and forgotten password with a known address
 * against an unknown one, and records of other people against records that do not exist. Requests alternate; the
 * medians of 200 each may differ by a tenth. Password hashing has its production cost. `npm run build && npm run
 * bench:timing`; exits with 1 when a pair differs more.
 */
const MOST = 0.1;
/** Keeps background work started by one request from slowing the next. */
const PAUSE_MS = 15;
const NOBODYS = '0195f3a0-1111-7000-8000-000000000000';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    /** Runs only the pairs whose name contains this. */
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);

const dataDir = await mkdtemp(join(tmpdir(), 'avsar-timing-'));
const port = await freePort();
const portal = spawnPortal({ port, dataDir, env: {}, cheap: false });
const url = `http://localhost:${port}`;
process.env.PORTAL_URL = url;

interface Asked {
  name: CallName;
  params?: Readonly<Record<string, string>>;
  body?: object;
  person?: Person;
}

const ask = async ({ name, params = {}, body, person }: Asked): Promise<{ ms: number; status: number }> => {
  const path = ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const headers = new Headers();
  if (person) headers.set('authorization', `Bearer ${person.token}`);
  if (body) headers.set('content-type', 'application/json');
  const began = performance.now();
  const answer = await fetch(url + path, {
    method: ROUTES[name].method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return { ms: performance.now() - began, status: answer.status };
};

interface Pair {
  name: string;
  there: (round: number) => Asked;
  absent: (round: number) => Asked;
}

const measure = async ({ name, there, absent }: Pair): Promise<boolean> => {
  const times = { there: [] as number[], absent: [] as number[] };
  const statuses = new Set<number>();
  for (let round = -10; round < rounds; round += 1) {
    const both = [
      ['there', there],
      ['absent', absent],
    ] as const;
    for (const [which, of] of round % 2 === 0 ? both : both.toReversed()) {
      const { ms, status } = await ask(of(round + 10));
      statuses.add(status);
      if (round >= 0) times[which].push(ms);
      await sleep(PAUSE_MS);
    }
  }
  const [one, other] = [median(times.there), median(times.absent)];
  const apart = one / other - 1;
  const holds = Math.abs(apart) <= MOST && statuses.size === 1;
  console.log(
    `${name.padEnd(48)} ${[...statuses].join(' and ')}  ${one.toFixed(2)} ms and ${other.toFixed(2)} ms  ${(100 * apart).toFixed(1)} %${holds ? '' : '  too far apart'}`,
  );
  return holds;
};

try {
  await portal.ready();
  const [owner, stranger] = [await makeCandidate(), await makeCandidate()];
  const [recruiter, otherRecruiter] = [await makeRecruiter(), await makeRecruiter({ companyName: 'Other Works' })];
  const job = await postJob(recruiter);
  const application = await applyTo(owner, job);
  const closed = await postJob(recruiter, { title: 'Closed to all' });
  await setJobStatus(recruiter, closed, 'Not Active');
  const unknown = (round: number): string => `nobody${round}@example.in`;

  const signIns = (
    [
      ['signInCandidate', owner],
      ['signInRecruiter', recruiter],
    ] as const
  ).map(
    ([name, { email }]): Pair => ({
      name: `${name} with a wrong password`,
      there: () => ({ name, body: { email, password: 'a wrong password' } }),
      absent: (round) => ({ name, body: { email: unknown(round), password: 'a wrong password' } }),
    }),
  );
  const forgotten = ([owner, recruiter] as const).map(
    ({ kind, email }): Pair => ({
      name: `forgotPassword of a ${kind}`,
      there: () => ({ name: 'forgotPassword', body: { email, userType: kind } }),
      absent: (round) => ({ name: 'forgotPassword', body: { email: unknown(round), userType: kind } }),
    }),
  );
  const foreign = (
    [
      ['getApplication', stranger, 'id', application._id],
      ['getApplication', otherRecruiter, 'id', application._id],
      ['applicationTimeline', stranger, 'id', application._id],
      ['getConversation', otherRecruiter, 'applicationId', application._id],
      ['getInterview', stranger, 'applicationId', application._id],
      ['listNotes', otherRecruiter, 'id', application._id],
      ['applicationFit', stranger, 'id', application._id],
      ['getJob', stranger, 'id', closed._id],
    ] as const
  ).map(
    ([name, person, key, id]): Pair => ({
      name: `${name} as another ${person.kind}`,
      there: () => ({ name, person, params: { [key]: id } }),
      absent: () => ({ name, person, params: { [key]: NOBODYS } }),
    }),
  );
  let holds = true;
  const pairs = [...signIns, ...forgotten, ...foreign].filter(({ name }) => name.includes(values.only));
  for (const pair of pairs) holds = (await measure(pair)) && holds;
  process.exitCode = holds ? 0 : 1;
} finally {
  if (portal.child.exitCode === null) {
    portal.child.kill('SIGTERM');
    await once(portal.child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
}
