/** Returns how many different candidates a recruiter is served per day; more once the company is verified. */
export const dailyNumber = ({ companyVerified }: { companyVerified: boolean }): number =>
  companyVerified ? 5_000 : 500;

/** How many candidates a recruiter may invite to apply per day. */
export const INVITATIONS_A_DAY = 20;

const DAY = 86_400_000;
const INDIA_AHEAD = 330 * 60_000;

/** Returns the start of the current day in India. */
export const dayBegan = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + INDIA_AHEAD) / DAY) * DAY - INDIA_AHEAD);

/** Returns the seconds until the next day begins in India. */
export const secondsLeftOfDay = (now: Date): number =>
  Math.max(1, Math.ceil((dayBegan(now).getTime() + DAY - now.getTime()) / 1_000));
