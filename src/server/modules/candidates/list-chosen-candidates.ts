import type { Candidate } from '#contract/candidates.ts';
import type { Page } from '#server/answer.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { assertDatabaseOpen } from './assert-database-open.ts';
import { findCandidates } from './candidate-rows.store.ts';
import { candidateView } from './candidate-view.ts';
import { serveCandidates } from './serve-candidates.ts';

interface Choice<Chosen> {
  /** All of them in order; candidates whom the recruiter may not see are left out of the page. */
  choose: (tx: Transaction) => Promise<readonly Chosen[]>;
  page: number;
  limit: number;
}

/**
 * Returns a page of candidates that another module has chosen for a recruiter, as in the database list: each is
 * recorded and counts towards the daily limit.
 * @throws EMAIL_UNCONFIRMED, DAILY_LIMIT
 */
export async function listChosenCandidates<Chosen extends { id: string }>(
  deps: Pick<Deps, 'db' | 'settings' | 'now' | 'queue'>,
  caller: RecruiterCaller,
  { choose, page, limit }: Choice<Chosen>,
): Promise<Page<{ candidate: Candidate; chosen: Chosen }>> {
  await assertDatabaseOpen(deps, caller);
  return serveCandidates(deps, caller, 'listed', async (tx) => {
    const all = await choose(tx);
    // A page past the end would reveal their number without serving anybody: it returns the last page instead.
    const last = Math.max(1, Math.ceil(all.length / limit));
    const from = (Math.min(page, last) - 1) * limit;
    const chosen = all.slice(from, from + limit);
    const rows = await findCandidates(
      tx,
      chosen.map(({ id }) => id),
      caller.accountId,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      served: rows.map(({ id }) => id),
      answer: (own) => ({
        items: chosen.flatMap((one) => {
          const row = byId.get(one.id);
          const application = own.get(one.id);
          if (!row) return [];
          const candidate = {
            ...candidateView(deps, caller, row, 'db'),
            ...(application && { applicationId: application.applicationId }),
          };
          return [{ candidate, chosen: one }];
        }),
        total: all.length,
      }),
    };
  });
}
