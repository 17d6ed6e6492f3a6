import { expect, it } from 'vitest';
import { createEndpoint } from '#server/endpoint.ts';
import { callerOf } from '#tests/support/call.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aPersonWith } from '#tests/support/fits.ts';
import { aRecruiter } from '#tests/support/jobs.ts';
import { about } from './posting-fit.ts';
import { refreshFits } from './refresh-fits.ts';

const deps = testDeps();
const call = callerOf(() => createEndpoint(deps));

it.each([
  [0, null],
  [4, null],
  [5, 5],
  [12, 10],
  [38, 40],
  [412, 410],
  [18_204, 18_200],
])('of %i people says %s', (count, said) => {
  expect(about(count)).toBe(said);
});

it('tells of last night’s people who can be found, rounded, and nothing of fewer than five', async () => {
  const recruiter = await aRecruiter(deps.db);
  const people = (count: number, skills: string[], traits = {}) =>
    Promise.all(Array.from({ length: count }, () => aPersonWith(deps.db, skills, traits)));
  await people(11, ['Kotlin', 'REST']);
  await people(6, ['REST', 'Git']);
  await people(4, ['Flutter']);
  await people(5, ['Flutter'], { findable: false });
  const ask = async (skills: string[], mustSkills: string[] = []) =>
    (await call('postingFit', recruiter, { body: { skills, mustSkills } })).body;
  expect((await ask(['Kotlin'])).people).toEqual({ all: null, fit: null, everyMust: null, oneMustMissing: null });
  deps.clock.at = new Date();
  await refreshFits(deps);
  expect(await ask(['Kotlin', 'REST', 'Flutter'], ['kotlin', 'REST'])).toEqual({
    skills: [
      { skill: 'Kotlin', candidates: 10, listings: 0, rare: false },
      { skill: 'REST', candidates: 15, listings: 0, rare: false },
      { skill: 'Flutter', candidates: null, listings: 0, rare: true },
    ],
    beside: [],
    people: { all: 20, fit: 10, everyMust: 10, oneMustMissing: 5 },
  });
  expect((await ask(['REST'])).people).toMatchObject({ fit: 15, everyMust: null, oneMustMissing: null });
  // Figures change daily, so the new people are not counted before the next day.
  await people(10, ['Flutter']);
  await refreshFits(deps);
  expect((await ask(['Flutter'])).skills[0]?.candidates).toBeNull();
  deps.clock.at = new Date(Date.now() + 86_400_000);
  await refreshFits(deps);
  expect((await ask(['Flutter'])).skills[0]?.candidates).toBe(15);
});
