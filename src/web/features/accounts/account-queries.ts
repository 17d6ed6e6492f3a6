import { read } from '#web/lib/queries.ts';

/** Who is signed in. */
export const ACCOUNT_QUERY = read('getAccount', {});

/** Which mails one gets. */
export const MAILS = read('getNotifications', {});

/** A candidate's own row, which has the whole profile. */
export const selfQuery = (userId: string) => read('getCandidate', { params: { id: userId } });
