import type { Candidate, CandidateQuery, CandidateStats } from '#contract/candidates.ts';
import { ROUTES } from '#contract/routes.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { ACCOUNT_STATUSES, APPLY_FOR } from '#contract/vocabularies.ts';
import type { Answer, Page } from '#server/answer.ts';
import { type AdminCaller, type Caller, isAdmin, isCandidate, isRecruiter } from '#server/caller.ts';
import { type Column, csvAnswer } from '#server/csv.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { statusTexts } from '#texts/components.ts';
import { cellTexts, candidateColumnTexts as headings } from '#texts/exports.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { assertDatabaseOpen } from './assert-database-open.ts';
import { listCandidateRows, listFoundByContact } from './candidate-rows.store.ts';
import { countGroups, countRegisteredByDay } from './candidate-stats.store.ts';
import { candidateView, readCandidate } from './candidate-view.ts';
import { invitedBy } from './invitations.store.ts';
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
      const ids = items.map(({ id }) => id);
      const invited = await invitedBy(tx, caller.accountId, ids);
      return {
        served: [...new Set([...ids, ...(found ?? [])])],
        byContact: found !== undefined,
        answer: (own) => ({
          items: items.map((row) => {
            const application = own.get(row.id);
            return {
              ...candidateView(deps, caller, row, 'db'),
              ...(application && { applicationId: application.applicationId }),
              ...(invited.has(row.id) && { invited: true as const }),
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

const DAYS = 30;

/** Counts over all candidates. */
export async function countCandidates({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CandidateStats> {
  const today = new Date(`${dayInIndia(now())}T00:00:00+05:30`);
  const since = new Date(today.getTime() - (DAYS - 1) * 86_400_000);
  const [groups, byDay] = await Promise.all([countGroups(db), countRegisteredByDay(db, since)]);
  const sumOf = (belongs: (group: (typeof groups)[number]) => boolean): number =>
    groups.filter(belongs).reduce((sum, group) => sum + group.count, 0);
  const entries = <K extends string>(keys: readonly K[], number: (key: K) => number): Record<K, number> =>
    // Object.fromEntries loses the type of its keys.
    Object.fromEntries(keys.map((key) => [key, number(key)])) as Record<K, number>;
  return {
    total: sumOf(() => true),
    byStatus: entries(ACCOUNT_STATUSES, (status) => sumOf((group) => group.status === status)),
    byApplyFor: entries(APPLY_FOR, (kind) => sumOf((group) => group.applyFor === kind)),
    byDay,
  };
}

const yesNo = (value: boolean | undefined): string => (value ? cellTexts.yes : cellTexts.no);

const columnsInLanguage = (): readonly Column<Candidate>[] => [
  [headings.userCode, (row) => row.userCode],
  [headings.firstName, (row) => row.firstName],
  [headings.lastName, (row) => row.lastName],
  [headings.email, (row) => row.email],
  [headings.phone, (row) => row.phone],
  [headings.gender, (row) => row.gender && genderTexts[row.gender]],
  [headings.dob, (row) => row.dob],
  [headings.applyFor, (row) => row.applyFor && applyForTexts[row.applyFor]],
  [headings.status, (row) => row.userStatus && statusTexts[row.userStatus]],
  [headings.joinedOn, (row) => (row.createdAt ? dayInIndia(new Date(row.createdAt)) : '')],
  [headings.lastActive, (row) => row.lastActiveAt && dayInIndia(new Date(row.lastActiveAt))],
  [headings.title, (row) => row.title],
  [headings.experience, (row) => row.experience],
  [headings.location, (row) => row.location],
  [headings.skills, (row) => row.keySkills?.join(', ')],
  [headings.resume, (row) => row.resumeName],
  [headings.findable, (row) => yesNo(row.findable)],
  [headings.showCard, (row) => yesNo(row.showCard)],
  [headings.applications, (row) => row.applications],
];

/**
 * Exports the candidates of the list as a table, the first `LIMITS.exportRows` of them. Exporting so many addresses is
 * recorded in the audit log.
 */
export async function exportCandidates(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: AdminCaller,
  query: CandidateQuery,
): Promise<Answer<string>> {
  const window = { limit: LIMITS.exportRows, offset: 0 };
  const { items } = await listCandidateRows(deps.db, { sees: 'everybody' }, query, window);
  const at = deps.now();
  await auditOwnAction(deps.db, caller, { action: 'candidates_exported', to: String(items.length), at });
  return csvAnswer(
    `candidates-${dayInIndia(at)}.csv`,
    columnsInLanguage(),
    items.map((row) => candidateView(deps, caller, row, 'admin')),
  );
}
