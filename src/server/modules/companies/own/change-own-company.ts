import { isDeepStrictEqual } from 'node:util';
import type { OwnCompany } from '#contract/companies.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { recordHiddenEdit } from '../hiding/record-hidden-edit.ts';
import { type HeldCompany, holdCompany } from './own-company.store.ts';
import { readOwnCompany } from './own-company-view.ts';

/** Time of a change, and its day in India. */
export interface When {
  at: Date;
  today: string;
}

export type OwnCompanyDeps = Pick<Deps, 'db' | 'files' | 'now' | 'pageCache' | 'queue' | 'settings'>;

/** The parts of the page that its recruiter writes; saving them unchanged is no edit. */
const contentOf = ({ tagline, story, perks, people, foundedYear, foundedPlace, ...page }: OwnCompany) => ({
  ...{ tagline, story, perks, people, foundedYear, foundedPlace },
  ...{ places: page.places, links: page.links, cover: page.cover, pictures: page.pictures },
});

/**
 * Changes the caller's own company under a lock, and returns the result. An edit of a hidden page waits for an
 * administrator's decision.
 *
 * @param takesAway something was removed from the page, which must not be served again
 */
export const changeOwnCompany = async (
  deps: OwnCompanyDeps,
  caller: RecruiterCaller,
  { takesAway, change }: { takesAway: boolean; change(tx: Transaction, held: HeldCompany, when: When): Promise<void> },
): Promise<OwnCompany> => {
  const changed = await deps.db.transaction(async (tx) => {
    const held = await holdCompany(tx, caller.accountId);
    if (!held) throw new Problem('NOT_FOUND');
    const at = deps.now();
    const hidden = held.hiddenAt ? await readOwnCompany(deps, tx, caller) : undefined;
    await change(tx, held, { at, today: dayInIndia(at) });
    const after = await readOwnCompany(deps, tx, caller);
    if (!hidden || isDeepStrictEqual(contentOf(hidden), contentOf(after))) return after;
    await recordHiddenEdit(tx, { id: caller.accountId, companyName: after.name, at });
    return readOwnCompany(deps, tx, caller);
  });
  if (takesAway) deps.pageCache.purge([`company:${changed._id}`]);
  else deps.pageCache.markStale([`company:${changed._id}`]);
  return changed;
};
