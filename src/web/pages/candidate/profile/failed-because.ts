import { profileTexts } from '#texts/profile.ts';

/** What failed, and why when the server said so. */
export const failedBecause = (what: string, why: string): string => (why ? profileTexts.because({ what, why }) : what);
