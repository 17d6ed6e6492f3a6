import { overviewTexts as texts } from '#texts/profile-forms.ts';

/** What is said of a profile that is complete by so many percent. */
export const messageFor = (percent: number): string => {
  if (percent < 50) return texts.low;
  return percent < 100 ? texts.good : texts.full;
};
