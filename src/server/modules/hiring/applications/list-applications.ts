import type { Application, ApplicationQuery } from '#contract/applications.ts';
import type { Page } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { latestInterviews } from '../interviews/latest-interviews.ts';
import { applicationView } from './application-view.ts';
import { findApplications } from './applications.store.ts';

/** The applications that concern the caller: a candidate's own, those to a recruiter's jobs, an administrator's all. */
export async function listApplications(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  caller: Member,
  query: ApplicationQuery,
): Promise<Page<Application>> {
  const { items, total } = await findApplications(deps.db, caller, { query, now: deps.now() });
  const interviews = await latestInterviews(
    deps.db,
    caller,
    items.map(({ application }) => application.id),
  );
  return {
    items: items.map((row) => applicationView(deps, caller, row, interviews.get(row.application.id))),
    total,
  };
}
