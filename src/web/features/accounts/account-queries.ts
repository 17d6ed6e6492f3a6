import { read, useBody } from '#web/lib/queries.ts';

/** The signed-in user's account. */
export const ACCOUNT_QUERY = read('getAccount', {});

/** The user's notification settings. */
export const NOTIFICATIONS = read('getNotifications', {});

/** The candidate's own row, with the whole profile. */
export const selfQuery = (userId: string) => read('getCandidate', { params: { id: userId } });

/** Whether the signed-in recruiter's company is verified; `other` while the account cannot be read. */
export function useVerified(): 'yes' | 'no' | 'other' {
  const account = useBody(ACCOUNT_QUERY);
  if (!account.ok) return 'other';
  return account.data.companyVerified ? 'yes' : 'no';
}
