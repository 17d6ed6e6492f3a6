/** Notices: what the bell of each area tells. Each export's own docstring says what it takes. */
export { listNotices } from './list-notices.ts';
export { countUnreadNotices, markNotice, readAllNotices, readNoticesAbout } from './mark-notice.ts';
export { noticeData } from './personal-data.ts';
export { type NewNotice, type News, type NoticeAbout, tell, tellAdmins } from './tell.ts';
