import { profileTexts } from '#texts/profile.ts';

/** What failed, with the server's reason if there is one. */
export const failedBecause = (what: string, why: string): string => (why ? profileTexts.because({ what, why }) : what);
