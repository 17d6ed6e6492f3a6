/** Notices: the content of each area's bell. Each export's docstring says what it takes. */
export { findMailChoosers } from './choices/choices.store.ts';
export { channelsOfAccount, getNotifications } from './choices/get-notifications.ts';
export { setNotifications, stopMails } from './choices/set-notifications.ts';
export { listNotices } from './list-notices.ts';
export { findMailReader, findMailReaders, takeToMail } from './mailed-notices.store.ts';
export { countUnreadNotices, markNotice, readNotices, readNoticesAbout } from './mark-notice.ts';
export { noticeData } from './personal-data.ts';
export { takeToPush } from './pushed-notices.store.ts';
export { type NewNotice, type News, type NoticeAbout, takeBack, tell, tellAdmins } from './tell.ts';
