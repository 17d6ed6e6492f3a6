import { callWithTotal } from '#web/lib/api-client.ts';
import { loadPage, pageOf } from '#web/pages/candidate/paging.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

const OFFERS_A_PAGE = 20;

/** The person's offers, newest first. */
export async function loadOffers(request: Request) {
  const { signal } = request;
  const wanted = { page: pageOf(new URL(request.url)), limit: OFFERS_A_PAGE };
  const listed = await settleOrSignIn(
    request,
    loadPage(wanted, (query) => callWithTotal('listOffers', { query }, { signal })),
  );
  if (!listed.ok) return listed;
  const { body: offers, total, page, pages } = listed.data;
  return { ok: true as const, data: { offers, total, page, pages, now: new Date().toISOString() } };
}
