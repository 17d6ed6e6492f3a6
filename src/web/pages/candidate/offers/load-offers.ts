import { callWithTotal } from '#web/lib/api-client.ts';
import { loadOwn } from '#web/pages/candidate/load-own.ts';
import { assertPageExists, pageOf, pagesOf } from '#web/pages/candidate/paging.ts';

const OFFERS_A_PAGE = 20;

/** The person's offers, newest first. */
export async function loadOffers(request: Request) {
  const url = new URL(request.url);
  const page = pageOf(url);
  const listed = await loadOwn(
    request,
    callWithTotal('listOffers', { query: { page, limit: OFFERS_A_PAGE } }, { signal: request.signal }),
  );
  if (!listed.ok) return listed;
  const { body: offers, total } = listed.data;
  const pages = pagesOf(total, OFFERS_A_PAGE);
  assertPageExists(url, { page, pages });
  return { ok: true as const, data: { offers, total, page, pages } };
}

export type Offers = Awaited<ReturnType<typeof loadOffers>>;
