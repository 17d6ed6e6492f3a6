import type { Application } from '#contract/applications.ts';
import { isRecruiter, type Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { figuresOf } from '#server/modules/matching/public.ts';
import { Problem } from '#server/problem.ts';
import { latestInterviews } from '../interviews/read-interviews.ts';
import { standingOffers } from '../offers/list-offers.ts';
import { applicationView, type ViewDeps } from './application-view.ts';
import { findApplication } from './applications.store.ts';

/**
 * Returns one application as the caller reads it.
 *
 * @throws Problem NOT_FOUND when the caller may not see it
 */
export async function readApplication(
  deps: ViewDeps,
  executor: Executor,
  caller: Member,
  id: string,
): Promise<Application> {
  const row = await findApplication(executor, caller, { id, now: deps.now() });
  if (!row) throw new Problem('NOT_FOUND');
  const interviews = await latestInterviews(executor, caller, [id], deps.now());
  const offers = await standingOffers(executor, caller, [id]);
  const fits = isRecruiter(caller) ? await figuresOf(executor, [id]) : undefined;
  return applicationView(deps, caller, row, {
    interview: interviews.get(id),
    offers: offers.get(id),
    fit: fits?.get(id),
  });
}
