import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findApplication } from './applications.store.ts';

/** Checks access to an application. @throws Problem NOT_FOUND when the caller may not see it */
export async function assertVisible(executor: Executor, caller: Member, id: string): Promise<void> {
  if (!(await findApplication(executor, caller, { id, now: new Date() }))) throw new Problem('NOT_FOUND');
}
