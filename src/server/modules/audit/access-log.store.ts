import { sql } from 'drizzle-orm';
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

/** Entries shown to candidates under "who saw me". Being listed again on the same day adds nothing. */
export const recordAccesses = async (executor: Executor, accesses: readonly Access[]): Promise<void> => {
  if (accesses.length === 0) return;
  // One parameter for all rows, as in the audit log.
  await executor.execute(sql`
    insert into ${accessLog} (candidate_id, recruiter_id, company_name, kind, day, at, application_id, job_id, counted)
    select * from jsonb_to_recordset(${JSON.stringify(accesses)}::jsonb) access("candidateId" uuid,
      "recruiterId" uuid, "companyName" text, kind access_kind, day date, at timestamptz, "applicationId" uuid,
      "jobId" uuid, counted boolean)
    on conflict do nothing`);
};
