// Compiled from src/texts/en/formats.json by `npm run texts`: edit that file, not this one.
import { message, type Value } from '../message.ts';

export const formatTexts = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ] as const,
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const,
  am: 'am',
  pm: 'pm',
  perYear: message<{ lakhs: Value }>('₹', ['lakhs'], ' LPA'),
  inRupees: message<{ range: Value }>(['range'], ' a year'),
  perMonth: message<{ rupees: Value }>(['rupees'], ' a month'),
  notMentioned: 'Not Mentioned',
  fresher: 'Fresher Allowed',
  years: message<{ most: number; range: Value }>([
    'most',
    'plural',
    { one: [['range'], ' Year'], other: [['range'], ' Years'] },
  ]),
  upToYears: message<{ most: number }>([
    'most',
    'plural',
    { one: ['Up to ', '#', ' Year'], other: ['Up to ', '#', ' Years'] },
  ]),
  monthsLong: message<{ count: number }>(['count', 'plural', { one: ['#', ' month'], other: ['#', ' months'] }]),
  recently: 'Recently',
  justNow: 'Just now',
  minutesAgo: message<{ count: number }>([
    'count',
    'plural',
    { one: ['#', ' minute ago'], other: ['#', ' minutes ago'] },
  ]),
  hoursAgo: message<{ count: number }>(['count', 'plural', { one: ['#', ' hour ago'], other: ['#', ' hours ago'] }]),
  daysAgo: message<{ count: number }>(['count', 'plural', { one: ['#', ' day ago'], other: ['#', ' days ago'] }]),
  daysLeft: message<{ count: number }>([
    'count',
    'plural',
    { '0': ['Last day'], other: ['#', ' ', ['count', 'plural', { one: ['day'], other: ['days'] }], ' left'] },
  ]),
};
