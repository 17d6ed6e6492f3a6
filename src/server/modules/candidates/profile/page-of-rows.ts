import { ROUTES } from '#contract/routes.ts';
import type { Page } from '#server/answer.ts';

export interface Window {
  page: number;
  limit?: number | undefined;
}

/** Returns one page of a list; lists in a profile are limited and thus short enough to be read entirely. */
export const pageOfRows = <Item>(rows: readonly Item[], { page, limit }: Window): Page<Item> => {
  const { limit: usual, most } = ROUTES.listSkills.paged;
  const size = Math.min(limit ?? usual, most);
  return { items: rows.slice((page - 1) * size, page * size), total: rows.length };
};
