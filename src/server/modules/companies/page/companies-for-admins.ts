import type { Company } from '#contract/companies.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Executor } from '#server/database/client.ts';
import { editWaits } from '../hiding/edit-waits.ts';
import { findCompaniesEvenHidden, findPictures } from './company-rows.store.ts';
import { companyView, NO_OPEN_JOBS } from './company-view.ts';
import { readOpenJobFacts } from './open-jobs.store.ts';

export interface CompanyForAdmins {
  /** The page as visitors read it, or would if it were public. */
  company: Company;
  /** Null when the page is public. */
  hiddenAt: Date | null;
  /** The last edit while the page was hidden, and whether it awaits a decision. */
  hiddenEditedAt: Date | null;
  editWaits: boolean;
  /** Edits while the page was hidden, ever. */
  hiddenEdits: number;
}

/** Finds companies in any state by the ids of their accounts. */
export async function companiesForAdmins(
  executor: Executor,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, CompanyForAdmins>> {
  if (ids.length === 0) return new Map();
  // Sequential, since a transaction has only one connection.
  const rows = await findCompaniesEvenHidden(executor, ids);
  const known = rows.map(({ id }) => id);
  const pictures = Map.groupBy(await findPictures(executor, known), ({ companyId }) => companyId);
  const facts = await readOpenJobFacts(executor, known, dayInIndia(now));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        company: companyView(row, pictures.get(row.id) ?? [], facts.get(row.id) ?? NO_OPEN_JOBS),
        hiddenAt: row.hiddenAt,
        hiddenEditedAt: row.hiddenEditedAt,
        editWaits: editWaits(row),
        hiddenEdits: row.hiddenEdits,
      },
    ]),
  );
}
