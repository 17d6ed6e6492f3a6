import { profileTexts } from '#texts/profile.ts';

/** A range of months, or the one end that is known. */
export const betweenText = (start: string, end: string): string =>
  start && end ? profileTexts.between({ start, end }) : start || end;
