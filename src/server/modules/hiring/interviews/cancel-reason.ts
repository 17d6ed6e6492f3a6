import { storedTexts } from '#texts/answers.ts';

/** Kept in the place of a reason when the portal itself cancels, and worded when it is shown. */
export const RECRUITER_LEFT = 'recruiterLeft';

/** The reason of a cancelled interview as people read it. */
export const cancelReasonText = (stored: string | null): string | null =>
  stored === RECRUITER_LEFT ? storedTexts.recruiterLeft : stored;
