import { read } from '#web/lib/queries.ts';

/** Who is signed in. */
export const ACCOUNT_QUERY = read('getAccount', {});

/** Where one's news come. */
export const NOTIFICATIONS = read('getNotifications', {});

/** A candidate's own row, which has the whole profile. */
export const selfQuery = (userId: string) => read('getCandidate', { params: { id: userId } });
