import type { ImportQuery, ListedImport } from '#contract/job-imports.ts';
import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { rowText } from '#texts/by-code/row-text.ts';
import { countApplied, findCodesOf, findErrors, type ImportRow, listImportRows } from './imports.store.ts';

const viewOf = (row: ImportRow): ListedImport => ({
  _id: row.id,
  ...(row.recruiterId && {
    recruiter: { _id: row.recruiterId, userCode: row.recruiterCode ?? '', companyName: row.companyName ?? '' },
  }),
  fileName: row.fileName,
  createdAt: row.createdAt.toISOString(),
  added: row.added,
  jobs: row.jobs,
  wrong: row.wrong,
  present: row.present,
  ...(row.takenBackAt && { takenBackAt: row.takenBackAt.toISOString() }),
  ...(row.reopened > 0 && { reopened: row.reopened }),
});

const errorsOf = async (executor: Executor, id: string): Promise<ListedImport['errors']> =>
  (await findErrors(executor, id)).map(({ problems, ...row }) => ({ ...row, reasons: problems.map(rowText) }));

/**
 * Returns one page of the imports, newest first, each with its remaining jobs, or only the requested import with the
 * number of jobs that have applications, the rows that it refused and, once it is taken back, the jobs that are left.
 */
export const listImports = async ({ db }: Pick<Deps, 'db'>, query: ImportQuery): Promise<Page<ListedImport>> => {
  const { limit: usual, most } = ROUTES.listImports.paged;
  const limit = Math.min(query.limit ?? usual, most);
  const { items, total } = await listImportRows(db, query.importId, { limit, offset: (query.page - 1) * limit });
  if (query.importId === undefined) return { items: items.map(viewOf), total };
  const id = query.importId;
  const details = { applied: await countApplied(db, id), errors: await errorsOf(db, id) };
  const left = items.some(({ takenBackAt }) => takenBackAt) ? { left: await findCodesOf(db, id) } : {};
  return { items: items.map((row) => ({ ...viewOf(row), ...details, ...left })), total };
};
