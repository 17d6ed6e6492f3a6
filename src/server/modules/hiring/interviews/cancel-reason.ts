import { storedTexts } from '#texts/answers.ts';

/** Stored in place of a reason when the portal itself cancels, and translated for display. */
export const RECRUITER_LEFT = 'recruiterLeft';

/** Returns the reason of a cancelled interview for display. */
export const cancelReasonText = (stored: string | null): string | null =>
  stored === RECRUITER_LEFT ? storedTexts.recruiterLeft : stored;
