import type { CallInput, CallOutput } from '#contract/api.ts';
import { read } from '#web/lib/queries.ts';

export type Notice = CallOutput<'listNotices'>['items'][number];

/** How many the bell shows. */
export const UNREAD = read('countUnreadNotices', {});

/** What the panel shows. */
export const LATEST = read('listNotices', { query: { limit: 12 } });

/** A page of the list, after another when it continues. */
export const noticePage = (query: NonNullable<CallInput<'listNotices'>['query']>) =>
  read('listNotices', { query: { limit: 30, ...query } });
