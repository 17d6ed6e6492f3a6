import { call, callWithTotal } from '#web/lib/api-client.ts';
import { SHOWN, shownOf } from '#web/pages/candidate/applications/application.ts';
import { rememberLook } from '#web/pages/candidate/applications/last-look.ts';
import { loadPage, pageOf } from '#web/pages/candidate/paging.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

const APPLICATIONS_A_PAGE = 10;

/** The person's applications, newest first. */
export async function loadApplications(request: Request) {
  const url = new URL(request.url);
  const { signal } = request;
  const shown = shownOf(url.searchParams);
  const status = shown === 'all' ? [] : [...SHOWN[shown]];
  const [listed, stats, offers] = await Promise.all([
    settleOrSignIn(
      request,
      loadPage({ page: pageOf(url), limit: APPLICATIONS_A_PAGE }, (at) =>
        callWithTotal('listApplications', { query: { ...at, status } }, { signal }),
      ),
    ),
    settleOrSignIn(request, call('applicationStats', {}, { signal })),
    settleOrSignIn(request, call('listOffers', { query: { limit: 100 } }, { signal })),
  ]);
  const rest = {
    stats: stats.ok ? stats.data : undefined,
    /** Why the tiles, the views or the offers on the cards are missing. */
    partFailed: [stats, offers].find((part) => !part.ok),
    offers: offers.ok ? offers.data : [],
    shown,
    now: new Date().toISOString(),
  };
  if (!listed.ok) return { listed, ...rest };
  rememberLook(rest.now);
  const { body: applications, total, page, pages } = listed.data;
  return { listed: { ok: true as const, data: { applications, total, page, pages } }, ...rest };
}
