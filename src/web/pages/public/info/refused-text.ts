import { contactTexts } from '#texts/contact.ts';

/** Why an enquiry was not sent. */
export const refusedText = (reason: string): string =>
  contactTexts.refused({ reason: reason || contactTexts.unknownError });
