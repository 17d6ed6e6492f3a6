import { NOTICE_PERIODS } from '#contract/vocabularies.ts';
import { noticePeriodTexts } from '#texts/vocabularies.ts';
import { labelled } from '#web/lib/labels.ts';

/** Returns the notice periods to choose from, plus a stored one in another format. */
export const noticeChoices = (kept: string | undefined): { value: string; label: string }[] => {
  const choices: { value: string; label: string }[] = labelled(NOTICE_PERIODS, noticePeriodTexts);
  return !kept || choices.some(({ value }) => value === kept) ? choices : [{ value: kept, label: kept }, ...choices];
};
