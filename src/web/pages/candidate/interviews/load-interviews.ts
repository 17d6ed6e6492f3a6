import { call, callWithTotal } from '#web/lib/api-client.ts';
import { orNull } from '#web/lib/load.ts';
import { loadPage, pageOf } from '#web/pages/candidate/paging.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

const INTERVIEWS_A_PAGE = 20;

/** The person's interviews, and the one that the address opens (`?interview=` an application's id). */
export async function loadInterviews(request: Request) {
  const url = new URL(request.url);
  const { signal } = request;
  const listed = await settleOrSignIn(
    request,
    loadPage({ page: pageOf(url), limit: INTERVIEWS_A_PAGE }, (query) =>
      callWithTotal('listInterviews', { query }, { signal }),
    ),
  );
  const now = new Date().toISOString();
  if (!listed.ok) return { listed, opened: undefined, now };
  const { body, total, page, pages } = listed.data;
  const wanted = url.searchParams.get('interview');
  const there = wanted && body.data.find(({ applicationId }) => applicationId === wanted);
  const opened =
    wanted && !there
      ? await orNull(call('getInterview', { params: { applicationId: wanted } }, { signal }))
          .then((answer) => answer?.data ?? null)
          .catch(() => null)
      : there || undefined;
  return { listed: { ok: true as const, data: { interviews: body.data, total, page, pages } }, opened, now };
}
