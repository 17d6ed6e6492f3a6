// Compiled from src/texts/en/answer-record.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const answerRecordTexts = {
  title: 'Promise to answer',
  inTime: 'Answered in time',
  inTimeOf: ({ percent, due, day }: { percent: Value; due: Value; day: Value }) => `${percent}% of ${due} since ${day}`,
  tooFew: 'Too few to say',
  median: 'First answer',
  days: ({ count }: { count: number }) => plural(count, { "0": 'Same day (median)', one: 'After 1 day (median)', other: `After ${number(count)} days (median)` }),
  withinDay: 'Under a day (median)',
  bulk: 'In bulk without a reason',
  percent: ({ percent }: { percent: Value }) => `${percent}%`,
};
