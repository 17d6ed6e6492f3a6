import { overviewWords as words } from '#web/words/en/profile-forms.ts';

/** What is said of a profile that is complete by so many percent. */
export const messageFor = (percent: number): string => {
  if (percent < 50) return words.low;
  return percent < 100 ? words.good : words.full;
};
