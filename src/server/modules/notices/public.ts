/** Notices: what the bell of each area tells. Each export's own docstring says what it takes. */
export { noticeData } from './personal-data.ts';
export { type NewNotice, type News, type NoticeAbout, tell, tellAdmins } from './tell.ts';
