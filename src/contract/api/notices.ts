import { Notice, NoticeMark, NoticePage, NoticeQuery, NoticesRead, UnreadNotices } from '#contract/notices.ts';
import type { noticeRoutes } from '#contract/routes/notices.ts';
import { byId, type Shapes } from './shapes.ts';

export const noticeApi = {
  listNotices: {
    summary: "The caller's own notices, newest first; `before` continues after a page",
    query: NoticeQuery,
    output: NoticePage,
  },
  countUnreadNotices: { summary: 'How many own notices are unread, up to 100', output: UnreadNotices },
  markNotice: { summary: 'Marks an own notice read or unread', params: byId, body: NoticeMark, output: Notice },
  readAllNotices: { summary: 'Marks all own notices read', body: NoticesRead, output: UnreadNotices },
} as const satisfies Record<keyof typeof noticeRoutes, Shapes>;
