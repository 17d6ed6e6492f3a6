import type { noticeRoutes } from '#contract/routes/notices.ts';
import { ok } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { countUnreadNotices, listNotices, markNotice, readNotices } from '#server/modules/notices/public.ts';

export const noticeHandlers: Handlers<typeof noticeRoutes> = {
  listNotices: async ({ query }, { caller, deps }) => ok(await listNotices(deps, caller, query)),
  countUnreadNotices: async (_input, { caller, deps }) => ok(await countUnreadNotices(deps, caller)),
  markNotice: async ({ params, body }, { caller, deps }) => ok(await markNotice(deps, caller, { ...params, ...body })),
  readNotices: async ({ body }, { caller, deps }) => ok(await readNotices(deps, caller, body)),
};
