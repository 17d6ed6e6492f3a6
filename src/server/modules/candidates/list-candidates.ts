import type { Candidate, CandidateQuery } from '#contract/candidates.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import { type Caller, isAdmin, isCandidate, isRecruiter } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { assertDatabaseOpen } from './assert-database-open.ts';
import { listCandidateRows, listFoundByContact } from './candidate-rows.store.ts';
import { candidateView, readCandidate } from './candidate-view.ts';
import { dailyLimit, serveCandidates } from './serve-candidates.ts';

/** Above any daily limit, with room for the recruiter's applicants, who do not count. */
const MOST_FOUND_BY_CONTACT = 20_000;

/**
 * Lists candidates, as far as the caller may see them: shown cards for visitors and candidates (oneself in full and
 * first), the database for recruiters, where listing is recorded and counted, and everybody for administrators. A
 * recruiter's search by address or resume counts everybody found as served, not only the page: the total reveals
 * something about each of them.
 */
export async function listCandidates(
  deps: Pick<Deps, 'db' | 'settings' | 'now' | 'queue'>,
  caller: Caller,
  query: CandidateQuery,
): Promise<Page<Candidate>> {
  const { limit: usual, most } = ROUTES.listCandidates.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const window = { limit, offset: (query.page - 1) * limit };

  if (isRecruiter(caller)) {
    await assertDatabaseOpen(deps, caller);
    return serveCandidates(deps, caller, 'listed', async (tx) => {
      const viewer = { sees: 'database', recruiterId: caller.accountId } as const;
      const found = await listFoundByContact(tx, viewer, query, MOST_FOUND_BY_CONTACT + 1);
      if (found && found.length > MOST_FOUND_BY_CONTACT) throw dailyLimit(deps.now());
      const asked = await listCandidateRows(tx, viewer, query, window);
      // A page past the end would reveal the number of matches without serving anybody: it returns the last page
      // instead.
      const lastOffset = Math.max(0, Math.ceil(asked.total / limit) - 1) * limit;
      const { items, total } =
        window.offset > lastOffset ? await listCandidateRows(tx, viewer, query, { limit, offset: lastOffset }) : asked;
      return {
        served: [...new Set([...items.map(({ id }) => id), ...(found ?? [])])],
        byContact: found !== undefined,
        answer: (own) => ({
          items: items.map((row) => {
            const application = own.get(row.id);
            return {
              ...candidateView(deps, caller, row, 'db'),
              ...(application && { applicationId: application.applicationId }),
            };
          }),
          total,
        }),
      };
    });
  }
  if (isAdmin(caller)) {
    const { items, total } = await listCandidateRows(deps.db, { sees: 'everybody' }, query, window);
    return { items: items.map((row) => candidateView(deps, caller, row, 'admin')), total };
  }
  const self = isCandidate(caller) ? caller.accountId : undefined;
  const { items, total } = await listCandidateRows(deps.db, { sees: 'cards', ...(self && { self }) }, query, window);
  return {
    items: await Promise.all(
      items.map((row) => readCandidate(deps, deps.db, caller, row, row.id === self ? 'self' : 'card')),
    ),
    total,
  };
}
