import type { Application, ApplicationQuery } from '#contract/applications.ts';
import type { Page } from '#server/answer.ts';
import { isRecruiter, type Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { figuresOf } from '#server/modules/matching/public.ts';
import { latestInterviews } from '../interviews/read-interviews.ts';
import { standingOffers } from '../offers/list-offers.ts';
import { applicationView } from './application-view.ts';
import { findApplications } from './applications.store.ts';

/** Lists applications: a candidate's own, those to a recruiter's jobs, or all for an administrator. */
export async function listApplications(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: Member,
  query: ApplicationQuery,
): Promise<Page<Application>> {
  const now = deps.now();
  const { items, total } = await findApplications(deps.db, caller, { query, now });
  const ids = items.map(({ application }) => application.id);
  const interviews = await latestInterviews(deps.db, caller, ids, now);
  const offers = await standingOffers(deps.db, caller, ids);
  const fits = isRecruiter(caller) ? await figuresOf(deps.db, ids) : undefined;
  return {
    items: items.map((row) => {
      const { id } = row.application;
      return applicationView(deps, caller, row, {
        interview: interviews.get(id),
        offers: offers.get(id),
        fit: fits?.get(id),
      });
    }),
    total,
  };
}
