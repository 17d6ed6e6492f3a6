import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AliasDecision } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { trainModel } from '#server/modules/matching/model/train-model.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { skillKey } from './skill-key.ts';

const database = testDatabase();
const desk = hiringDesk(database);
const now = new Date('2026-11-20T05:00:00Z');

describe('two spellings that may be one skill', () => {
  let admin: AdminCaller;
  const listed = async (decided: boolean) =>
    (await desk.call('listSkillAliases', { query: { decided } }, admin)).body.map(
      ({ from, to, decision }) => `${from.skill} (${from.listings}) = ${to.skill} (${to.listings}): ${decision}`,
    );
  const decide = (decision: AliasDecision, id = skillKey('Falconary')) =>
    decision === 'proposed'
      ? desk.call('reopenSkillAlias', { params: { id } }, admin)
      : desk.call('decideSkillAlias', { params: { id }, body: { decision } }, admin);

  beforeAll(async () => {
    admin = await anAdmin(database.db);
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const post = (skill: string) =>
      aJob(database.db, { recruiterId, skills: [skill, 'SQL', 'Reporting'], deadlineEnd: '2027-01-31' });
    for (let count = 0; count < 8; count += 1) await post('Falconry');
    for (let count = 0; count < 3; count += 1) await post('Falconary');
    await trainModel(database.db, now);
  });

  test('are proposed by the training with the counts of both', async () => {
    expect(await listed(false)).toEqual(['Falconary (3) = Falconry (8): proposed']);
    expect(await listed(true)).toEqual([]);
  });

  test('are merged from the next training on once accepted, and leave a line in the audit log', async () => {
    const { body } = await decide('accepted');
    expect(body).toMatchObject({ decision: 'accepted', decidedAt: expect.any(String) });
    expect(await listed(false)).toEqual([]);
    expect(await listed(true)).toEqual(['Falconary (3) = Falconry (8): accepted']);
    const [line] = await database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({
      actorCode: admin.userCode,
      action: 'skill_merge_decided',
      subjectKind: 'skill',
      fromValue: 'proposed',
      toValue: 'accepted: Falconary = Falconry',
    });
    await trainModel(database.db, now);
    expect(await listed(false)).toEqual([]);
    expect(await listed(true)).toHaveLength(1);
  });

  test('wait again once it is undone, and stay refused over a training', async () => {
    await decide('proposed');
    expect(await listed(false)).toHaveLength(1);
    await decide('refused');
    await trainModel(database.db, now);
    expect(await listed(false)).toEqual([]);
    expect(await listed(true)).toEqual(['Falconary (3) = Falconry (8): refused']);
  });

  test('stay as the first administrator decided; the second reads it, and repeating it changes nothing', async () => {
    await expect(decide('accepted')).rejects.toMatchObject({
      code: 'SKILL_DECIDED_MEANWHILE',
      message: 'These two skills have been kept apart in the meantime.',
    });
    expect(await listed(true)).toEqual(['Falconary (3) = Falconry (8): refused']);
    expect((await decide('refused')).body.decision).toBe('refused');
  });

  test('are reopened only from the decision that is undone', async () => {
    const reopen = (decidedAt: string) =>
      desk.call('reopenSkillAlias', { params: { id: skillKey('Falconary') }, query: { decidedAt } }, admin);
    const { decidedAt = '' } = (await decide('refused')).body;
    await expect(reopen('2026-11-01T05:00:00.000Z')).rejects.toMatchObject({ code: 'SKILL_DECIDED_MEANWHILE' });
    expect(await listed(true)).toHaveLength(1);
    expect((await reopen(decidedAt)).body.decision).toBe('proposed');
    // Repeating it changes nothing.
    expect((await reopen(decidedAt)).body.decision).toBe('proposed');
  });

  test('are not there when nobody proposed them', async () => {
    await expect(decide('accepted', 'nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
