import { seededRandom } from '#server/seeded-random.ts';
import type { Desk } from '#tests/support/hiring.ts';
import { FRIDAY } from '#tests/support/hiring.ts';
import { LONG } from '#tests/support/test-length.ts';
import { type Act, ANY_REFUSAL, next, VERB_NAMES, type Verb, wait } from './model.ts';
import {
  newestOfferFor,
  newState,
  ownerOf,
  PAUSE_MS,
  PAUSES,
  type Pause,
  type Sent,
  type State,
  type Who,
} from './state.ts';
import { openWorld, type Seen, type World } from './world.ts';

/** `asha apply asha@0`; `owner accept asha@0 | asha withdraw asha@0` for two concurrent acts; or a pause. */
export type Sequence = readonly string[];

const WEIGHTS: Readonly<Record<'candidate' | 'recruiter' | 'admin', Readonly<Partial<Record<Verb, number>>>>> = {
  candidate: {
    ...{ apply: 4, withdraw: 2, confirm: 2, 'ask-for-another-time': 1, 'accept-offer': 2, 'decline-offer': 1 },
    ...{ write: 1, block: 0.5, unblock: 0.5, leave: 0.3 },
  },
  recruiter: {
    ...{ accept: 5, reject: 2, reopen: 1, schedule: 4, move: 2, cancel: 2, pass: 1, fail: 1, offer: 3 },
    ...{ 'withdraw-offer': 1.5, undo: 3, write: 1, block: 0.5, unblock: 0.5 },
    ...{ 'open-job': 0.5, 'close-job': 0.4, 'delete-job': 0.2, leave: 0.2 },
  },
  admin: { accept: 2, reject: 2, reopen: 1, 'freeze-job': 1, 'open-job': 1.5, 'close-job': 0.3, 'delete-job': 0.3 },
};

const PEOPLE: Readonly<Record<Who, number>> = { asha: 5, bina: 2, owner: 8, other: 1.5, admin: 1.5 };

/** Generates acts that mostly make sense, some that do not, some concurrent ones, and pauses. */
export const sequenceOf = (seed: number): Sequence => {
  const random = seededRandom(seed);
  const oneOf = <Name extends string>(weights: Readonly<Partial<Record<Name, number>>>): Name => {
    const all = Object.entries<number | undefined>(weights) as [Name, number][];
    let left = random() * all.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of all) {
      left -= weight;
      if (left < 0) return name;
    }
    throw new Error('Nothing to choose from.');
  };
  const act = (): string => {
    const by = oneOf(PEOPLE);
    const kind = by === 'admin' ? 'admin' : by === 'asha' || by === 'bina' ? 'candidate' : 'recruiter';
    const verb = random() < 0.06 ? VERB_NAMES[Math.floor(random() * VERB_NAMES.length)] : oneOf(WEIGHTS[kind]);
    const about = kind === 'candidate' && random() < 0.9 ? by : random() < 0.75 ? 'asha' : 'bina';
    const job = by === 'other' && random() < 0.7 ? 2 : oneOf({ 0: 7, 1: 1, 2: 1.5 });
    return `${by} ${verb} ${about}@${job}`;
  };
  const steps = ['asha apply asha@0'];
  const length = 4 + Math.floor(random() * (LONG ? 20 : 6));
  while (steps.length < length) {
    const drawn = random();
    if (drawn < 0.14) steps.push(oneOf({ moment: 8, day: 1.5, month: 0.5 }));
    else steps.push(drawn < 0.34 ? `${act()} | ${act()}` : act());
  }
  return steps;
};

const isPause = (step: string): step is Pause => PAUSES.some((pause) => pause === step);

const readAct = (text: string): Act => {
  const [by, verb, about = ''] = text.trim().split(' ');
  const [candidate, job] = about.split('@');
  return { by: by as Who, verb: verb as Verb, candidate: candidate as Act['candidate'], job: Number(job) };
};

const inWords = ({ status, meetings, offers }: Sent['now']): string =>
  `${status} [${meetings.map((one) => one.status).join()}] [${offers.map((one) => one.status).join()}]`;

const modelled = ({ sent }: State): string[] =>
  sent.map(
    (one) =>
      `${one.candidate}@${one.job}${one.gone ? ' gone' : ''}: ${inWords(one.now)}${one.before ? ` (${inWords(one.before)})` : ''}`,
  );

const orders = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

/** In a race with account deletion, either code is valid. */
const heard = (outcome: string, expected: string): boolean =>
  outcome === expected ||
  (expected === 'NOT_FOUND' && outcome === 'CANDIDATE_LEFT') ||
  (expected === ANY_REFUSAL && outcome !== 'ok' && !outcome.startsWith('failed'));

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join('\n') === other.toSorted().join('\n');

/**
 * Runs acts concurrently; some sequential order of them must explain the outcomes and the resulting state. Of several,
 * the one that also explains who was told what.
 */
const runActs = async (world: World, state: State, texts: readonly string[], seen: Seen) => {
  const acts = texts
    .map(readAct)
    .filter(({ by }) => !state.gone.includes(by))
    .map((act) => ({ ...act, offer: newestOfferFor(state, act) }));
  const calls = acts.map((act) => world.prepare(act, state.at, seen));
  const outcomes = await Promise.all(calls.map((call) => call()));
  const after = await world.look();
  const told = await world.told();
  const explaining: State[] = [];
  const tried: string[] = [];
  for (const order of orders(acts.map((act, index) => ({ act, heard: outcomes[index] ?? '' })))) {
    let then = state;
    const wanted: string[] = [];
    let explains = true;
    for (const { act, heard: outcome } of order) {
      const { state: following, outcome: expected } = next(then, act);
      then = following;
      wanted.push(`${act.by} ${act.verb}: ${expected}`);
      explains &&= heard(outcome, expected);
    }
    if (explains && same(modelled(then), after.applications)) explaining.push(then);
    tried.push(`${wanted.join(', ')} → ${modelled(then).join('; ')}`);
  }
  const explained = explaining.find((one) => same(told, one.told)) ?? explaining[0];
  if (explained) return { state: explained, seen: after };
  const was = acts.map((act, index) => `${act.by} ${act.verb}: ${outcomes[index]}`).join(', ');
  return { wrong: `heard ${was} → ${after.applications.join('; ')}\n  expected ${tried.join('\n  or ')}` };
};

/** Checks that the version a candidate reads never decreases, and changes whenever the status does. */
const versionsOf = (before: Seen, { rows }: Seen): string[] =>
  rows.flatMap((row) => {
    const earlier = before.rows.find(({ id }) => id === row.id);
    if (!earlier) return [];
    const now = row.before?.application ?? row;
    const was = earlier.before?.application ?? earlier;
    if (now.version < was.version) return [`the version fell from ${was.version} to ${now.version}`];
    return now.status !== was.status && now.version === was.version
      ? [`${now.status} has the version of ${was.status}`]
      : [];
  });

/** Checks that the counts next to lists match the lists, for every role. */
const countsOf = async (desk: Desk, world: World, state: State): Promise<string[]> => {
  const wrong: string[] = [];
  // One role per step is enough over many steps.
  for (const who of [state.sent.length % 2 === 0 ? 'asha' : 'owner'] as const) {
    if (state.gone.includes(who)) continue;
    const { body: stats } = await desk.call('applicationStats', {}, world.people[who]);
    const sums = [stats.byStatus, stats.byStage].map((counts) =>
      Object.values<number>(counts).reduce((sum, count) => sum + count, 0),
    );
    sums.push(stats.byJob.reduce((sum, { count }) => sum + count, 0));
    if (sums.some((sum) => sum !== stats.total))
      wrong.push(`${who}: ${stats.total} applications, and ${sums.join(', ')} by status, stage and job`);
    const mine = state.sent.filter((sent) => (sent.candidate === who && !sent.gone) || ownerOf(sent) === who);
    const expected: Record<string, number> = {};
    for (const sent of mine) {
      const { status } = (who === 'asha' && sent.before) || sent.now;
      expected[status] = (expected[status] ?? 0) + 1;
    }
    const counted = Object.entries<number>(stats.byStatus).filter(([, count]) => count > 0);
    const listed = await desk.call('listApplications', { query: {} }, world.people[who]);
    const totals = `${JSON.stringify(counted.sort())}, ${listed.body.length} listed`;
    const wanted = `${JSON.stringify(Object.entries(expected).sort())}, ${mine.length} listed`;
    if (totals !== wanted) wrong.push(`${who} counts ${totals}, not ${wanted}`);
  }
  return wrong;
};

const tellsOf = async (desk: Desk, world: World, state: State): Promise<string[]> => {
  const wrong: string[] = [];
  const told = await world.told();
  if (!same(told, state.told)) wrong.push(`told ${told.join(', ')}\n  not ${state.told.toSorted().join(', ')}`);
  const known = new Set(state.concerned.map((who) => world.emails[who]));
  for (const { to, subject } of await desk.mails()) if (!known.has(to)) wrong.push(`a mail "${subject}" to ${to}`);
  const jobs = await world.jobs();
  const expected = state.jobs.map(({ status, deleted }) => (deleted ? 'deleted' : status));
  if (!same(jobs, expected)) wrong.push(`jobs are ${jobs.join()}, not ${expected.join()}`);
  return wrong;
};

/** @returns what is wrong; undefined when the portal behaves like the model */
export const run = async (desk: Desk, sequence: Sequence): Promise<string | undefined> => {
  const world = await openWorld(desk);
  await desk.mails();
  let state = newState(FRIDAY.getTime());
  let seen = await world.look();
  for (const step of sequence) {
    const isDue = (at: number): boolean => state.sent.some(({ before, shownAt }) => before && shownAt <= at);
    const at = state.at + (isPause(step) ? PAUSE_MS[step] : 1_000);
    desk.at(new Date(at));
    const shows = isDue(at);
    state = wait(state, at - state.at);
    if (shows) {
      await world.showDue(at);
      seen = await world.look();
      if (!same(modelled(state), seen.applications))
        return `${step}: ${seen.applications.join('; ')}\n  expected ${modelled(state).join('; ')}`;
    }
    if (isPause(step)) continue;
    const done = await runActs(world, state, step.split('|'), seen);
    if ('wrong' in done) return `${step}: ${done.wrong}`;
    const versions = versionsOf(seen, done.seen);
    if (versions.length > 0) return `${step}: ${versions.join(', ')}`;
    ({ state, seen } = done);
  }
  const wrong = [...(await countsOf(desk, world, state)), ...(await tellsOf(desk, world, state))];
  return wrong.length === 0 ? undefined : wrong.join('\n');
};

/**
 * Removes steps that the fault does not need. Races may not occur each time, so concurrent steps are tried three times.
 */
export const shrink = async (desk: Desk, sequence: Sequence): Promise<Sequence> => {
  const fails = async (shorter: Sequence): Promise<boolean> => {
    const tries = shorter.some((step) => step.includes('|')) ? 3 : 1;
    for (let tried = 0; tried < tries; tried += 1) if (await run(desk, shorter)) return true;
    return false;
  };
  let shortest = [...sequence];
  for (let at = shortest.length - 1; at >= 0; at -= 1) {
    const parts = shortest[at]?.split('|').map((part) => part.trim()) ?? [];
    const without = [
      shortest.toSpliced(at, 1),
      ...(parts.length > 1 ? parts.map((part) => shortest.with(at, part)) : []),
    ];
    for (const shorter of without)
      if (await fails(shorter)) {
        shortest = shorter;
        break;
      }
  }
  return shortest;
};
