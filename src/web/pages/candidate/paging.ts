import { redirect } from 'react-router';
import { withParam } from '#web/lib/job-links.ts';

/** The page that an address asks for; the first when it asks for none. */
export const pageOf = (url: URL): number => {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

export const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** Whoever asks for a page behind the last one is led to the last. */
export const assertPageExists = (url: URL, { page, pages }: { page: number; pages: number }): void => {
  if (page > pages) throw redirect(`${url.pathname}${pageSearch(url.search, pages)}`);
};

/** The same query at another page; the first needs no number, and what was open stays behind. */
export const pageSearch = (search: string, page: number): string => {
  const params = new URLSearchParams(withParam(search, 'page', page > 1 ? String(page) : undefined));
  for (const opened of ['job', 'application', 'interview']) params.delete(opened);
  const text = params.toString();
  return text ? `?${text}` : '';
};
