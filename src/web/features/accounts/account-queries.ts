import { read } from '#web/lib/queries.ts';

/** The signed-in user's account. */
export const ACCOUNT_QUERY = read('getAccount', {});

/** The user's notification settings. */
export const NOTIFICATIONS = read('getNotifications', {});

/** The candidate's own row, with the whole profile. */
export const selfQuery = (userId: string) => read('getCandidate', { params: { id: userId } });
