import type { Application } from '#contract/applications.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { updateRating } from './application-changes.store.ts';
import { lockApplication } from './lock-application.ts';
import { readApplication } from './read-application.ts';

/** Rates an application to the recruiter's own job from 1 to 5, or removes the rating. Only recruiters see it. */
export async function rateApplication(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: RecruiterCaller,
  { id, rating }: { id: string; rating: number | null },
): Promise<Application> {
  return deps.db.transaction(async (tx) => {
    await lockApplication(tx, caller, id);
    await updateRating(tx, { id, rating });
    return readApplication(deps, tx, caller, id);
  });
}
