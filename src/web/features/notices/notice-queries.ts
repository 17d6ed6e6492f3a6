import type { CallInput, CallOutput } from '#contract/api.ts';
import { read } from '#web/lib/queries.ts';

export type Notice = CallOutput<'listNotices'>['items'][number];

/** The number shown on the bell. */
export const UNREAD = read('countUnreadNotices', {});

/** The notices in the panel. */
export const LATEST = read('listNotices', { query: { limit: 12 } });

/** Returns the query for a page of the list, or its continuation. */
export const noticePage = (query: NonNullable<CallInput<'listNotices'>['query']>) =>
  read('listNotices', { query: { limit: 30, ...query } });
