// Compiled from src/texts/hi/answer-record.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const answerRecordTexts = {
  title: 'जवाब देने का वादा',
  inTime: 'समय पर जवाब',
  inTimeOf: ({ day, due, percent }: { day: Value; due: Value; percent: Value }) => `${day} से ${due} में से ${percent}%`,
  tooFew: 'अभी बहुत कम आवेदन हैं',
  median: 'पहला जवाब',
  days: ({ count }: { count: number }) => plural(count, { "0": 'आम तौर पर उसी दिन', one: `आम तौर पर ${number(count)} दिन में`, other: `आम तौर पर ${number(count)} दिन में` }),
  withinDay: 'आम तौर पर एक दिन के अंदर',
  bulk: 'एक साथ, बिना वजह',
  percent: ({ percent }: { percent: Value }) => `${percent}%`,
};
