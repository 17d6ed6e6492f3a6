// Compiled from src/texts/en/recruiter-attention.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const attentionTexts = {
  title: 'Needs your attention',
  unanswered: ({ count }: { count: number }) => plural(count, { one: `${number(count)} application needs your answer`, other: `${number(count)} applications need your answer` }),
  week: ({ count }: { count: number }) => plural(count, { one: '1 waiting a week or longer', other: `${number(count)} waiting a week or longer` }),
  threeDays: ({ count }: { count: number }) => plural(count, { one: '1 waiting three days or longer', other: `${number(count)} waiting three days or longer` }),
  due: ({ count }: { count: number }) => plural(count, { one: '1 promised answer is due', other: `${number(count)} promised answers are due` }),
  overdue: ({ count }: { count: number }) => plural(count, { one: '1 is overdue', other: `${number(count)} are overdue` }),
  dueSoon: ({ count }: { count: number }) => plural(count, { one: '1 is due within three days', other: `${number(count)} are due within three days` }),
  fresh: 'All of them arrived in the last three days.',
  today: ({ count }: { count: number }) => plural(count, { one: '1 interview today', other: `${number(count)} interviews today` }),
  next: ({ time, name }: { time: Value; name: Value }) => `${time}, ${name}`,
  wishes: ({ count }: { count: number }) => plural(count, { one: '1 candidate asks for another time', other: `${number(count)} candidates ask for another time` }),
  held: ({ count }: { count: number }) => plural(count, { one: '1 interview has no result yet', other: `${number(count)} interviews have no result yet` }),
  when: ({ day, name }: { day: Value; name: Value }) => `${day}, ${name}`,
  hired: ({ count }: { count: number }) => plural(count, { one: '1 offer accepted this week', other: `${number(count)} offers accepted this week` }),
  hiredHelp: 'Agree on the first day, and close the job if it is filled.',
  closing: ({ count, days }: { count: number; days: Value }) => plural(count, { one: `1 job closes within ${days} days`, other: `${number(count)} jobs close within ${days} days` }),
  lastDay: ({ days }: { days: Value }) => `: ${days}`,
  none: 'You’re all caught up.',
};
