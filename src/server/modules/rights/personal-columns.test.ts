import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, type Column, eq, getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import * as schema from '#server/database/schema/index.ts';
import { type Mark, PERSONAL_COLUMNS } from '#server/database/schema/personal.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { hashPassword } from '#server/modules/accounts/public.ts';
import { sweepFiles } from '#server/modules/files/public.ts';
import { holdAnswers } from '#server/modules/hiring/answers/held-answers.store.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { unzip } from '#tests/support/unzip.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

type Row = Record<string, unknown>;

const TABLES = new Map(
  Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [[name, table] as const] : [])),
);
const tableOf = (name: string): PgTable => {
  const table = TABLES.get(name);
  if (!table) throw new Error(`No table is called ${name}.`);
  return table;
};
const marksOf = (name: string): [string, Mark][] => {
  const marks = Object.entries(PERSONAL_COLUMNS).find(([table]) => table === name)?.[1];
  return Object.entries(marks ?? {});
};
const whoseOf = (mark: Mark) => (typeof mark === 'string' ? mark : 'whose' in mark ? mark.whose : 'not personal');
const isExported = (mark: Mark) => typeof mark === 'string';

let drawn = 0;
/** Generates a unique value, as far as the column's type allows. */
const madeUp = (column: Column, name: string): unknown => {
  drawn += 1;
  if (column.enumValues) return column.enumValues[0];
  if (column.dataType === 'boolean') return true;
  if (column.dataType === 'number') return 1 + (drawn % 4);
  if (column.dataType === 'json') return { told: `${name} ${drawn}` };
  if (column.dataType === 'array') return [`${name} ${drawn}`];
  if (column.getSQLType() === 'varchar(8)') return 'hi';
  if (column.dataType === 'custom') return Buffer.alloc(32, drawn);
  if (column.columnType.startsWith('PgDate')) return new Date(drawn * 86_400_000).toISOString().slice(0, 10);
  if (column.getSQLType() === 'varchar(7)') return '2019-07';
  const length = /varchar\((\d+)\)/.exec(column.getSQLType())?.[1] ?? 200;
  return `${drawn} ${name}`.slice(0, Number(length)).toLowerCase();
};

/** Generates a value for every personal column that is not an id. */
const madeUpRow = (name: string): Row =>
  Object.fromEntries(
    marksOf(name).flatMap(([key, mark]) => {
      const column = Object.entries(getTableColumns(tableOf(name))).find(([property]) => property === key)?.[1];
      if (!column || column.generated || whoseOf(mark) === 'not personal' || column.columnType === 'PgUUID') return [];
      return [[key, madeUp(column, `${name} ${key}`)]];
    }),
  );

interface Filled {
  name: string;
  row: Row;
  where: SQL | undefined;
}
const filled = (name: string, row: Row | undefined): Filled => {
  if (!row) throw new Error(`Nothing was written into ${name}.`);
  const table = tableOf(name);
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const properties = Object.entries(getTableColumns(table));
  const where = keys.map((key) => eq(key, row[properties.find(([, { name: own }]) => own === key.name)?.[0] ?? '']));
  return { name, row, where: and(...where) };
};

const write = async (name: string, given: Row): Promise<Filled> => {
  const [row] = await deps.db
    .insert(tableOf(name))
    .values({ ...madeUpRow(name), ...given })
    .returning();
  return filled(name, row);
};
const complete = async (name: string, key: Column, id: string, given: Row = {}): Promise<Filled> => {
  const [row] = await deps.db
    .update(tableOf(name))
    .set({ ...madeUpRow(name), ...given })
    .where(eq(key, id))
    .returning();
  return filled(name, row);
};
const readAgain = async ({ name, where }: Filled): Promise<Row | undefined> =>
  (await deps.db.select().from(tableOf(name)).where(where))[0];

const aFile = async (ownerId: string, purpose: string): Promise<Filled> =>
  write('files', {
    ownerId,
    purpose,
    mediaType: 'application/pdf',
    byteSize: 1,
    committedAt: new Date(),
  });

/** Creates a candidate and a recruiter with a value in every column of theirs. */
const fillBoth = async (who: 'candidate' | 'recruiter') => {
  const { db } = deps;
  const candidate = await aCandidate(db);
  const recruiter = await aRecruiter(db);
  const person = who === 'candidate' ? candidate : recruiter;
  const own = { accountId: person.accountId };
  const candidateId = candidate.accountId;
  const recruiterId = recruiter.accountId;
  const job = await aJob(db, { recruiterId });
  const application = await anApplication(db, job, candidate);
  const at = new Date();
  const passwordHash = await hashPassword(PASSWORD, 'a test');
  const paper = await aFile(candidateId, 'resume');
  const face = await aFile(recruiterId, 'company_logo');
  const [paperId, faceId] = [paper.row.id, face.row.id];
  const session = await write('sessions', { ...own, kind: who, expiresAt: new Date(at.getTime() + 86_400_000) });
  const interview = await write('interviews', {
    applicationId: application.id,
    recruiterId,
    scheduleId: `schedule ${application.id}`,
    startsAt: new Date(at.getTime() + 86_400_000),
    location: 'Pune',
    status: 'Pending',
    answer: schema.interviews.answer.enumValues[0],
    answeredAt: at,
  });
  const event = schema.applicationEvents.event.enumValues[0];
  const audit = await write('auditLog', { action: 'x', subjectKind: who });
  const enquiry = await write('enquiries', { ...own, kind: 'mentee' });
  const rows = [
    await complete('accounts', schema.accounts.id, person.accountId, {
      passwordHash,
      email: `${person.accountId}@example.in`,
      userCode: person.userCode,
    }),
    await complete('candidates', schema.candidates.accountId, candidateId, {
      profilePicFileId: paperId,
      resumeFileId: paperId,
    }),
    await complete('recruiters', schema.recruiters.accountId, recruiterId, {
      companyLogoFileId: faceId,
      avatarFileId: faceId,
      resumeFileId: faceId,
      companyVerifiedAt: at,
    }),
    await complete('companies', schema.companies.accountId, recruiterId, {
      coverFileId: faceId,
      documentFileId: faceId,
      domainConfirmedAt: at,
      verificationDeclinedAt: at,
      hiddenAt: at,
    }),
    await write('companyPictures', { companyId: recruiterId, fileId: faceId }),
    await write('companyOldSlugs', { companyId: recruiterId }),
    await complete('jobs', schema.jobs.id, job.id, { logoFileId: faceId }),
    await complete('applications', schema.applications.id, application.id, {
      resumeFileId: paperId,
      status: 'interview_scheduled',
    }),
    interview,
    who === 'candidate' ? paper : face,
    await write('applicationEvents', { applicationId: application.id, event }),
    await write('applicationNotes', { applicationId: application.id, authorId: recruiterId }),
    await write('interviewEvents', { interviewId: interview.row.id, event }),
    await write('conversations', { applicationId: application.id, candidateId, recruiterId, lastMessageAt: at }),
    await write('messages', { applicationId: application.id, authorId: person.accountId, side: who }),
    await write('offers', {
      applicationId: application.id,
      recruiterId,
      title: 'x',
      companyName: 'x',
      location: 'x',
      expiresOn: '2999-01-01',
    }),
    await write('loginSuccesses', own),
    session,
    await write('pushSubscriptions', { ...own, sessionId: session.row.id }),
    await write('oneTimeTokens', { ...own, purpose: 'reset', expiresAt: at }),
    await write('auditPersonalValues', { ...own, auditId: audit.row.id }),
    await write('accessLog', { candidateId, recruiterId, kind: 'profile_opened', day: '2026-01-02' }),
    await write('resumeSuggestions', { candidateId, kind: 'skill' }),
    await write('skills', { candidateId }),
    await write('education', { candidateId, yearOfPassing: 2011 }),
    await write('experiences', { candidateId, currentlyWorking: false }),
    await write('projects', { candidateId }),
    await write('certificates', { candidateId, fileId: paperId }),
    await write('jobInvitations', { jobId: job.id, candidateId, recruiterId }),
    await write('savedSearches', { candidateId }),
    await write('savedTexts', { recruiterId }),
    enquiry,
    await write('enquiryReplies', { enquiryId: enquiry.row.id }),
    await write('dismissedJobs', { candidateId, jobId: job.id }),
    await write('applicationFits', {
      applicationId: application.id,
      jobId: job.id,
      appliedAt: at,
      version: 0,
      asked: 10,
    }),
    await write('notificationSettings', own),
    await write('notices', { ...own, kind: 'message_from_company' }),
    await write('heldMails', { senderId: recruiterId, recipientId: candidateId }),
    await write('mailFailures', { to: `${person.accountId}@example.in`, refused: true, at }),
    await write('reports', {
      jobId: job.id,
      reporterId: person.accountId,
      reason: schema.reports.reason.enumValues[0],
    }),
    await write('idempotencyKeys', { ...own, key: `key ${person.accountId}`, fingerprint: 'x' }),
  ];
  // Last: it saves the current state.
  for (let answer = 0; answer < 2; answer += 1)
    await db.transaction((tx) => holdAnswers(tx, [{ id: application.id, words: {} }], at));
  const { before, steps } = { before: sql`${schema.heldAnswers.before}`, steps: sql`${schema.heldAnswers.steps}` };
  rows.push(await complete('heldAnswers', schema.heldAnswers.applicationId, application.id, { before, steps }));
  return { person, rows };
};

const exportOf = async (person: CandidateCaller | RecruiterCaller): Promise<string> => {
  const { body } = await call('exportAccount', {}, person, metaFrom());
  if (!(body instanceof Readable)) throw new Error('No stream.');
  const files = await unzip(await buffer(body));
  return [...files]
    .map(([name, bytes]) => (name.startsWith('data/') ? JSON.stringify(JSON.parse(String(bytes))) : name))
    .join('\n');
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isIn = (text: string, key: string, value: unknown): boolean =>
  text.includes(JSON.stringify({ [key]: value }).slice(1, -1)) || (typeof value === 'string' && text.includes(value));

describe.each(['candidate', 'recruiter'] as const)('of a %s every personal column', (who) => {
  const isTheirs = (mark: Mark) => [`of the ${who}`, 'of the account'].includes(whoseOf(mark));

  it('is filled here, is exported, and is empty or gone after the deletion', async () => {
    const { person, rows } = await fillBoth(who);
    const columns = rows.flatMap((one) =>
      marksOf(one.name).flatMap(([key, mark]) =>
        isTheirs(mark) ? [{ one, key, mark, said: `${one.name}.${key}` }] : [],
      ),
    );
    const there = new Set(columns.flatMap(({ one, key, said }) => (isEmpty(one.row[key]) ? [] : [said])));
    const marked = [...TABLES.keys()].flatMap((name) =>
      marksOf(name).flatMap(([key, mark]) => (isTheirs(mark) ? [`${name}.${key}`] : [])),
    );
    expect(marked.filter((said) => !there.has(said))).toEqual([]);

    const text = await exportOf(person);
    const unexported = columns.filter(({ one, key, mark }) => isExported(mark) && !isIn(text, key, one.row[key]));
    expect(unexported.map(({ said }) => said)).toEqual([]);

    await call('deleteAccount', { body: { password: PASSWORD } }, person, metaFrom());
    await sweepFiles(deps);
    const left: string[] = [];
    for (const { one, key, said } of columns) if (!isEmpty((await readAgain(one))?.[key] ?? null)) left.push(said);
    expect(left).toEqual([]);
  });
});

describe('the marks', () => {
  it('stand at every column of every table', () => {
    const unmarked = [...TABLES].flatMap(([name, table]) => {
      const marks = new Map(marksOf(name));
      return Object.keys(getTableColumns(table)).flatMap((key) => (marks.has(key) ? [] : [`${name}.${key}`]));
    });
    expect(unmarked).toEqual([]);
  });
});
