import type { AccessKind } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accessLog } from '#server/database/schema/trust.ts';

export interface Access {
  candidateId: string;
  recruiterId: string;
  companyName: string;
  kind: AccessKind;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  at: Date;
  applicationId?: string | undefined;
  jobId?: string | undefined;
  /** False for the recruiter's applicants, who never count towards the daily limit. */
  counted: boolean;
}

/** PostgreSQL allows 65,535 values per statement. */
const ROWS_AT_ONCE = 2_000;

/** Entries shown to candidates under "who saw me". Being listed again on the same day adds nothing. */
export const recordAccesses = async (executor: Executor, accesses: readonly Access[]): Promise<void> => {
  for (let from = 0; from < accesses.length; from += ROWS_AT_ONCE)
    await executor
      .insert(accessLog)
      .values(accesses.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing();
};
