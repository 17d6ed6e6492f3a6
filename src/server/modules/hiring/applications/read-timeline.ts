import type { TimelineEntry } from '#contract/applications.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { findEvents } from './application-changes.store.ts';
import { timelineEntry } from './application-view.ts';
import { findApplication } from './applications.store.ts';

/** Returns the history of an application that the caller may see, oldest first. */
export async function readTimeline({ db }: Pick<Deps, 'db'>, caller: Member, id: string): Promise<TimelineEntry[]> {
  if (!(await findApplication(db, caller, { id, now: new Date() }))) throw new Problem('NOT_FOUND');
  const events = await findEvents(db, caller, id);
  return events.map(timelineEntry);
}
