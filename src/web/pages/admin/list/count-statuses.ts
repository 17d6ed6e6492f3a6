import { ACCOUNT_STATUSES, type AccountStatus } from '#contract/vocabularies.ts';
import { callWithTotal } from '#web/lib/api-client.ts';

export type StatusCounts = Readonly<Record<AccountStatus, number>>;

/** How many accounts there are in each status. */
export async function countStatuses(name: 'listCandidates' | 'listRecruiters'): Promise<StatusCounts> {
  const counts = await Promise.all(
    ACCOUNT_STATUSES.map(
      async (status) => [status, (await callWithTotal(name, { query: { status, limit: 1 } })).total] as const,
    ),
  );
  // Object.fromEntries forgets that every status is among the keys.
  return Object.fromEntries(counts) as Record<AccountStatus, number>;
}
