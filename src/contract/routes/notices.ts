import { type Route, signedIn } from './route.ts';

export const noticeRoutes = {
  listNotices: { method: 'GET', path: '/api/notices', who: signedIn },
  countUnreadNotices: { method: 'GET', path: '/api/notices/unread', who: signedIn },
  markNotice: { method: 'PUT', path: '/api/notices/:id', who: signedIn, body: ['json'] },
  readNotices: { method: 'PUT', path: '/api/notices/read', who: signedIn, body: ['json'] },
} as const satisfies Record<string, Route>;
