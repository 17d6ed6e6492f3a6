import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import {
  accounts,
  applications,
  auditLog,
  auditPersonalValues,
  candidates,
  files,
  interviews,
  jobs,
  nextUserCode,
  offers,
  recruiters,
  skills,
} from './schema/index.ts';

const database = testDatabase({ ofItsOwn: true });
let count = 0;

const nextEmail = () => {
  count += 1;
  return `person${count}@example.in`;
};

const addAccount = async (kind: 'candidate' | 'recruiter', email = nextEmail()) => {
  const [account] = await database.db
    .insert(accounts)
    .values({ kind, email, passwordHash: 'x', status: 'Active', userCode: nextUserCode[kind] })
    .returning();
  if (!account) throw new Error('no account');
  await database.db.insert(kind === 'candidate' ? candidates : recruiters).values({ accountId: account.id });
  return account;
};

const addJob = async (values: Partial<typeof jobs.$inferInsert> = {}) => {
  const [job] = await database.db
    .insert(jobs)
    .values({
      title: 'React Developer',
      companyName: 'Example Software',
      location: 'Pune, Maharashtra',
      workMode: 'Hybrid',
      employmentType: 'Full-time',
      deadlineStart: '2026-11-01',
      deadlineEnd: '2026-12-31',
      skills: ['React', 'C++', '50%_done'],
      ...values,
    })
    .returning();
  if (!job) throw new Error('no job');
  return job;
};

const addApplication = async (
  jobId: string,
  candidateId: string,
  values: Partial<typeof applications.$inferInsert> = {},
) => {
  const [application] = await database.db
    .insert(applications)
    .values({
      jobId,
      candidateId,
      jobTitle: 'React Developer',
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9876543210',
      experience: 2.5,
      education: "Bachelor's Degree",
      skills: ['React'],
      ...values,
    })
    .returning();
  if (!application) throw new Error('no application');
  return application;
};

/** Returns the name of the constraint that was violated. */
const broken = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && 'constraint' in cause ? (cause.constraint ?? cause.message) : cause;
  }
  return 'nothing';
};

describe('codes and accounts', () => {
  test('twenty accounts at once get twenty codes of their kind', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => addAccount('candidate')));
    expect(new Set(made.map(({ userCode }) => userCode)).size).toBe(20);
    for (const { userCode } of made) expect(userCode).toMatch(/^CAND\d+$/);
    expect((await addAccount('recruiter')).userCode).toBe('RCT1');
    expect((await addJob()).jobCode).toBe('JOB1001');
  });

  test('one address has one account of a kind, and is kept in lower case', async () => {
    await addAccount('candidate', 'one@example.in');
    await addAccount('recruiter', 'one@example.in');
    expect(await broken(addAccount('candidate', 'one@example.in'))).toBe('accounts_kind_email_key');
    expect(await broken(addAccount('candidate', 'Two@example.in'))).toBe('accounts_email_lower_case');
  });

  test('ids follow time, moments hold milliseconds and days stay days', async () => {
    const account = await addAccount('candidate');
    const later = await addAccount('candidate');
    expect(later.id > account.id).toBe(true);
    expect(account.createdAt).toBeInstanceOf(Date);
    await database.db.update(candidates).set({ dob: '2000-02-29' }).where(eq(candidates.accountId, account.id));
    const [row] = await database.db.select().from(candidates).where(eq(candidates.accountId, account.id));
    expect(row?.dob).toBe('2000-02-29');
    const raw = await database.pool.query("select date '2000-02-29' as day, current_setting('timezone') as zone");
    expect(raw.rows[0]).toEqual({ day: '2000-02-29', zone: 'UTC' });
  });

  test('a skill is there once, whatever its case', async () => {
    const { id } = await addAccount('candidate');
    await database.db.insert(skills).values({ candidateId: id, name: 'TypeScript' });
    const again = database.db.insert(skills).values({ candidateId: id, name: 'typescript' });
    expect(await broken(again)).toBe('skills_candidate_name_key');
  });

  test('a file that something points at is not deleted', async () => {
    const { id } = await addAccount('candidate');
    const [file] = await database.db
      .insert(files)
      .values({
        purpose: 'resume',
        ownerId: id,
        storageKey: 'k',
        mediaType: 'application/pdf',
        byteSize: 1,
        sha256: Buffer.alloc(32),
        originalName: 'cv.pdf',
      })
      .returning();
    await database.db.update(candidates).set({ resumeFileId: file?.id }).where(eq(candidates.accountId, id));
    expect(await broken(database.db.delete(files))).toBe('candidates_resume_file_id_files_id_fk');
    await database.db.delete(accounts).where(eq(accounts.id, id));
    expect(await database.db.select().from(files)).toMatchObject([{ ownerId: null }]);
  });
});

describe('jobs', () => {
  test('the ends of a range are in order', async () => {
    expect(await broken(addJob({ experienceMin: 5, experienceMax: 2 }))).toBe('jobs_experience_in_order');
    expect(await broken(addJob({ salaryMin: -1 }))).toBe('jobs_salary_range');
    expect(await broken(addJob({ deadlineEnd: '2026-10-31' }))).toBe('jobs_deadline_in_order');
    expect(await addJob({ salaryMin: 10_000_000_000, salaryMax: null, experienceMin: 0.5 })).toMatchObject({
      salaryMin: 10_000_000_000,
      experienceMin: 0.5,
    });
  });

  test('search texts and places are derived', async () => {
    const job = await addJob({ location: '  Pune ,Maharashtra,  India', title: 'Ingénieur', skills: ['हिन्दी', 'C++'] });
    expect(job.skillsText).toBe('हिन्दी\nc++');
    expect(job.searchText).toBe('ingénieur\nexample software\nहिन्दी\nc++');
    expect(job.placeKeys).toEqual(['pune', 'maharashtra', 'india', 'pune ,maharashtra,  india']);
  });

  test('an import key is taken once by a recruiter while the job stands', async () => {
    const { id } = await addAccount('recruiter');
    const first = await addJob({ recruiterId: id, importKey: 'k' });
    expect(await broken(addJob({ recruiterId: id, importKey: 'k' }))).toBe('jobs_import_key');
    await database.db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, first.id));
    await addJob({ recruiterId: id, importKey: 'k' });
  });
});

describe('applications', () => {
  test('of twenty at once one is kept, and after a withdrawal another may follow', async () => {
    const { id } = await addAccount('candidate');
    const job = await addJob();
    const tried = await Promise.all(Array.from({ length: 20 }, () => broken(addApplication(job.id, id))));
    expect(tried.filter((result) => result === 'nothing')).toHaveLength(1);
    expect(new Set(tried)).toEqual(new Set(['nothing', 'applications_one_per_job_key']));
    await database.db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.candidateId, id));
    await addApplication(job.id, id);
  });

  test("a candidate's account goes only when the applications hold nothing personal", async () => {
    const { id } = await addAccount('candidate');
    const application = await addApplication((await addJob()).id, id);
    const remove = () => database.db.delete(accounts).where(eq(accounts.id, id));
    expect(await broken(remove())).toBe('applications_nothing_personal_without_candidate');
    const nothing = { fullName: null, email: null, phone: null, experience: null, education: null, skills: [] };
    await database.db.transaction(async (tx) => {
      await tx
        .update(applications)
        .set({ ...nothing, candidateId: null })
        .where(eq(applications.id, application.id));
      await tx.delete(accounts).where(eq(accounts.id, id));
    });
    const [left] = await database.db.select().from(applications).where(eq(applications.id, application.id));
    expect(left).toMatchObject({
      candidateId: null,
      fullName: null,
      status: 'pending',
      appliedAt: application.appliedAt,
    });
  });

  test('an application has one live interview and one open offer', async () => {
    const { id } = await addAccount('candidate');
    const { id: applicationId } = await addApplication((await addJob()).id, id);
    const interview = { applicationId, startsAt: new Date(), location: 'Pune', contactNo: '1', scheduledBy: 'HR' };
    const schedule = (scheduleId: string) => database.db.insert(interviews).values({ ...interview, scheduleId });
    await schedule('SCHD-1');
    expect(await broken(schedule('SCHD-2'))).toBe('interviews_one_live_key');
    const offer = { applicationId, title: 'T', companyName: 'C', location: 'Pune', salary: 1, expiresOn: '2026-12-31' };
    await database.db.insert(offers).values(offer);
    expect(await broken(database.db.insert(offers).values(offer))).toBe('offers_one_open_key');
    expect(await broken(database.db.update(offers).set({ status: 'Accepted' }))).toBe('offers_answered_when_closed');
  });
});

describe('audit log', () => {
  test('a row can only be added; its personal part goes with the person', async () => {
    const { id } = await addAccount('candidate');
    const [row] = await database.db
      .insert(auditLog)
      .values({ action: 'account.status', subjectKind: 'candidate', subjectId: id, toValue: 'Block' })
      .returning();
    if (!row) throw new Error('no row');
    await database.db.insert(auditPersonalValues).values({ auditId: row.id, accountId: id, reason: 'spam' });
    expect(String(await broken(database.db.update(auditLog).set({ toValue: 'Active' })))).toContain('append-only');
    expect(String(await broken(database.db.delete(auditLog)))).toContain('append-only');
    expect(String(await broken(database.db.execute(sql`truncate audit_log cascade`)))).toContain('append-only');
    await database.db.delete(accounts).where(eq(accounts.id, id));
    expect(await database.db.select().from(auditPersonalValues)).toEqual([]);
    expect(await database.db.select().from(auditLog)).toHaveLength(1);
  });
});
