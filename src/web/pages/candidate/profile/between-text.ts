import { profileTexts } from '#texts/profile.ts';

/** A range of months, or the single known end. */
export const betweenText = (start: string, end: string): string =>
  start && end ? profileTexts.between({ start, end }) : start || end;
