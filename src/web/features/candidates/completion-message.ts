import { overviewTexts as texts } from '#texts/profile-forms.ts';

/** Returns the message for a profile's completion percentage. */
export const messageFor = (percent: number): string => {
  if (percent < 50) return texts.low;
  return percent < 100 ? texts.good : texts.full;
};
