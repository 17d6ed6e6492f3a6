import { mentorshipTexts } from '#texts/mentorship.ts';

/** Why a message to a mentor was not sent. */
export const notSentText = (reason: string): string =>
  mentorshipTexts.notSent({ reason: reason || mentorshipTexts.tryAgain });
