import { withParam } from '#web/lib/job-links.ts';

/** The page that an address asks for; the first when it asks for none. */
export const pageOf = (url: URL): number => {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

interface Wanted {
  page: number;
  /** Rows of a page. */
  limit: number;
}

/** A page of a list; whoever asks for one behind the last is shown the last, at the address they came by. */
export async function loadPage<T>({ page, limit }: Wanted, load: (at: Wanted) => Promise<{ body: T; total: number }>) {
  const asked = await load({ page, limit });
  const pages = Math.max(1, Math.ceil(asked.total / limit));
  return page > pages ? { ...(await load({ page: pages, limit })), page: pages, pages } : { ...asked, page, pages };
}

/** The same query at another page; the first needs no number, and what was open stays behind. */
export const pageSearch = (search: string, page: number): string => {
  const params = new URLSearchParams(withParam(search, 'page', page > 1 ? String(page) : undefined));
  for (const opened of ['job', 'application', 'interview']) params.delete(opened);
  const text = params.toString();
  return text ? `?${text}` : '';
};
