import type { CallOutput } from '#contract/api.ts';
import { answerRecordTexts as texts } from '#texts/answer-record.ts';
import { countText, dayText } from '#web/lib/formats.ts';

type Record = CallOutput<'answerRecord'>['record'];

const waitText = (days: number): string => (days > 0 && days < 1 ? texts.withinDay : texts.days({ count: days }));

/** Returns how promises to answer were kept, as labelled values; from ten due applications on. */
export const answerRecordFacts = (record: Record): { label: string; value: string }[] => {
  if (!record) return [{ label: texts.inTime, value: texts.tooFew }];
  const { due, inTimePercent, since, medianDays, bulkPercent } = record;
  return [
    {
      label: texts.inTime,
      value: texts.inTimeOf({ percent: countText(inTimePercent), due: countText(due), day: dayText(since) }),
    },
    ...(medianDays === null ? [] : [{ label: texts.median, value: waitText(medianDays) }]),
    ...(bulkPercent === 0 ? [] : [{ label: texts.bulk, value: texts.percent({ percent: countText(bulkPercent) }) }]),
  ];
};
