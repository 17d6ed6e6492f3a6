import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inArray } from 'drizzle-orm';
import { dayInIndia } from '#contract/rules.ts';
import { fillDemoData } from '#demo/fill-demo-data.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { createLimits } from '#server/limits.ts';
import { readAllJobs } from '#server/modules/matching/fit/feeds.store.ts';
import { fitOf, skillShare } from '#server/modules/matching/fit/fit-of.ts';
import { findPeople } from '#server/modules/matching/fit/people.store.ts';
import { hasSkills, personForRecruiters } from '#server/modules/matching/fit/person-of.ts';
import { skillModelOf } from '#server/modules/matching/public.ts';
import { openDeps } from '#server/open-deps.ts';
import { readSettings } from '#server/settings.ts';

/**
 * Reports for each role of the demo data how well its jobs fit the women and the men there, as a recruiter sees the
 * fit. A fit does not know gender, so a difference comes from skills; this shows where there is one. `npm run
 * report:fairness`; `--data FOLDER` reads a portal's own folder instead.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
const dataDir = values.data ?? (await mkdtemp(join(tmpdir(), 'avsar-bench-')));
const silent = () => {};
const { deps, close } = await openDeps({
  settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'off' }),
  log: { info: silent, warn: console.warn, error: console.error },
  stop: new AbortController().signal,
  sendOnly: true,
});

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const percent = (share: number): string => `${Math.round(share * 100)}`.padStart(4);
const spread = (shares: readonly number[]): string => {
  const sorted = [...shares].sort((one, other) => one - other);
  return [0.25, 0.5, 0.75].map((share) => percent(quantile(sorted, share))).join(' ');
};

try {
  if (!values.data) {
    const silentDeps = {
      ...deps,
      queue: { ...deps.queue, send: async () => {} },
      limits: createLimits({ enabled: false }),
      settings: { ...deps.settings, answerWaitMs: 0 },
    };
    await fillDemoData(deps, (db, moment) => createEndpoint({ ...silentDeps, db, now: () => moment }));
  }
  const known = await deps.db
    .select({ id: candidates.accountId, gender: candidates.gender })
    .from(candidates)
    .where(inArray(candidates.gender, ['female', 'male']));
  const genderOf = new Map(known.map(({ id, gender }) => [id, gender]));
  const today = dayInIndia(deps.now());
  const people = (await findPeople(deps.db, [...genderOf.keys()]))
    .map((row) => ({ gender: genderOf.get(row.id), person: personForRecruiters(row, today) }))
    .filter(({ person }) => hasSkills(person));
  const model = skillModelOf(deps);
  const roles = new Map<string, { female: number[]; male: number[] }>();
  await readAllJobs(deps.db, (job) => {
    const role = roles.get(job.title) ?? { female: [], male: [] };
    roles.set(job.title, role);
    for (const { gender, person } of people) {
      const share = skillShare(fitOf(job, person, model, today));
      if (share > 0 && (gender === 'female' || gender === 'male')) role[gender].push(share);
    }
  });
  console.log('share of the asked skills in per cent: lower quarter, middle, upper quarter, and how many fits\n');
  console.log(`${''.padEnd(36)} women                 men`);
  for (const [title, { female, male }] of [...roles].sort(([left], [right]) => left.localeCompare(right))) {
    if (female.length + male.length === 0) continue;
    const line = [female, male].map((shares) => `${spread(shares)} ${`(${shares.length})`.padStart(5)}`);
    console.log(`${title.slice(0, 35).padEnd(36)}${line.join('   ')}`);
  }
} finally {
  await close();
  if (!values.data) await rm(dataDir, { recursive: true, force: true });
}
