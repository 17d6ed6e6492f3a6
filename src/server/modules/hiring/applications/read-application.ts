import type { Application } from '#contract/applications.ts';
import { type CandidateCaller, isRecruiter, type Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { figuresOf } from '#server/modules/matching/public.ts';
import { Problem } from '#server/problem.ts';
import { latestInterviews } from '../interviews/read-interviews.ts';
import { standingOffers } from '../offers/list-offers.ts';
import { applicationView, type ViewDeps } from './application-view.ts';
import { type ApplicationRow, findApplication } from './applications.store.ts';

const getRow = async (deps: ViewDeps, executor: Executor, caller: Member, id: string): Promise<ApplicationRow> => {
  const row = await findApplication(executor, caller, { id, now: deps.now() });
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};

/** Returns an application that the same transaction has inserted, which has no interview and no offer yet. */
export async function readNewApplication(
  deps: ViewDeps,
  executor: Executor,
  caller: CandidateCaller,
  id: string,
): Promise<Application> {
  const row = await getRow(deps, executor, caller, id);
  return applicationView(deps, caller, row, { interview: undefined, offers: undefined, fit: undefined });
}

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
  const row = await getRow(deps, executor, caller, id);
  const interviews = await latestInterviews(executor, caller, [id], deps.now());
  const offers = await standingOffers(executor, caller, [id]);
  const fits = isRecruiter(caller) ? await figuresOf(executor, [id]) : undefined;
  return applicationView(deps, caller, row, {
    interview: interviews.get(id),
    offers: offers.get(id),
    fit: fits?.get(id),
  });
}
