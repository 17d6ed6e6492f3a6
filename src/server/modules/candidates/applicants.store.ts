import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { files } from '#server/database/schema/files.ts';

const applicant = prepared((executor) =>
  executor
    .select({ email: accounts.email, resume: { id: files.id, mediaType: files.mediaType } })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .leftJoin(files, eq(files.id, candidates.resumeFileId))
    .where(eq(candidates.accountId, sql.placeholder('id')))
    .prepare('applicant'),
);

/** Finds the data of a candidate that their application takes. */
export const findApplicant = async (executor: Executor, id: string) =>
  (await applicant(executor).execute({ id })).at(0);
