import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CandidateCaller } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { skills } from '#server/database/schema/profile-lists.ts';
import { skillModels } from '#server/database/schema/skill-models.ts';
import { createPageCache } from '#server/page-cache.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';
import { openSkillModels } from './open-skill-models.ts';
import { trainModel } from './train-model.ts';
import { trainSkills } from './train-skills.ts';

const database = testDatabase();
const now = new Date('2026-11-21T05:00:00Z');
const log = { info: () => {}, warn: () => {}, error: () => {} };

describe('the training', () => {
  let people: CandidateCaller[];
  const open = (pageCache = createPageCache()) =>
    openSkillModels({
      db: database.db,
      pageCache,
      onTrouble: (error) => {
        throw error;
      },
    });
  const trainedNow = async () => {
    await trainModel(database.db, now);
    const models = open();
    await models.ready;
    const model = models.current();
    await models.close();
    return model;
  };

  beforeAll(async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const traits = { recruiterId, deadlineEnd: '2027-01-31' };
    for (let count = 0; count < 4; count += 1)
      await aJob(database.db, { ...traits, title: 'Data Analyst', skills: ['Tableau', 'SQL'] });
    await aJob(database.db, { ...traits, skills: ['Tableau'], status: 'Closed' });
    await aJob(database.db, { ...traits, skills: ['Tableau'], deadlineEnd: '2026-11-20' });
    people = [];
    for (let count = 0; count < 5; count += 1) {
      const person = await aCandidate(database.db);
      await database.db.insert(skills).values({ candidateId: person.accountId, name: 'Juggling' });
      people.push(person);
    }
  });

  test('before the first there is no model, and equal skills are equal', async () => {
    const models = open();
    await models.ready;
    expect(models.current().version).toBe(0);
    await models.close();
  });

  test('learns from open jobs alone, and counts five findable people', async () => {
    const model = await trainedNow();
    expect(model.version).toBeGreaterThan(0);
    expect(model.listings(model.key('Tableau'))).toBe(4);
    expect(model.candidates(model.key('Juggling'))).toBe(5);
  });

  test('somebody who is hidden or blocked is out at the next one', async () => {
    const id = people[0]?.accountId ?? '';
    await database.db.update(candidates).set({ findable: false }).where(eq(candidates.accountId, id));
    const hidden = await trainedNow();
    expect(hidden.candidates(hidden.key('Juggling'))).toBeUndefined();
    await database.db.update(candidates).set({ findable: true }).where(eq(candidates.accountId, id));
    await database.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, id));
    const blocked = await trainedNow();
    expect(blocked.candidates(blocked.key('Juggling'))).toBeUndefined();
    await database.db.update(accounts).set({ status: 'Active' }).where(eq(accounts.id, id));
    expect((await trainedNow()).candidates(blocked.key('Juggling'))).toBe(5);
  });

  test('runs in a worker; the old version answers until the news of a new one, which replaces it whole', async () => {
    const pageCache = createPageCache();
    const models = open(pageCache);
    await models.ready;
    const before = models.current();
    await trainModel(database.db, now);
    expect(models.current()).toBe(before);
    const deps = { db: database.db, now: () => now, log, pageCache, databaseUrl: database.url };
    await trainSkills(deps);
    await expect.poll(() => models.current().version).toBeGreaterThan(before.version + 1);
    expect(models.current().listings(before.key('SQL'))).toBe(4);
    await models.close();
  }, 60_000);

  test('is not repeated when one has begun since it was asked for, and keeps two versions', async () => {
    const newest = async () => (await database.db.select({ version: skillModels.version }).from(skillModels)).length;
    const deps = {
      db: database.db,
      now: () => now,
      log,
      pageCache: createPageCache(),
      databaseUrl: 'postgres://nobody',
    };
    await trainSkills(deps, { askedAt: new Date(now.getTime() - 1_000).toISOString() });
    expect(await newest()).toBe(2);
  });
});
