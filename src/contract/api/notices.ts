import { Notice, NoticeMark, NoticePage, NoticeQuery, NoticesRead, UnreadNotices } from '#contract/notices.ts';
import type { noticeRoutes } from '#contract/routes/notices.ts';
import { byId, type Shapes } from './shapes.ts';

export const noticeApi = {
  listNotices: {
    summary: 'List your notices, newest first; `before` continues after a page',
    query: NoticeQuery,
    output: NoticePage,
  },
  countUnreadNotices: { summary: 'Count your unread notices, up to 100', output: UnreadNotices },
  markNotice: { summary: 'Mark a notice as read or unread', params: byId, body: NoticeMark, output: Notice },
  readNotices: { summary: 'Mark some or all of your notices as read', body: NoticesRead, output: UnreadNotices },
} as const satisfies Record<keyof typeof noticeRoutes, Shapes>;
