// Compiled from src/texts/hi/job-changes.json by `npm run texts`: edit that file, not this one.
import { number, plural, select, type Value } from './message.ts';

export const jobChangeTexts = {
  inactive: 'चालू नहीं',
  change: ({ fact, was, now }: { fact: string; was: Value; now: Value }) => `${select(fact, { title: 'पद का नाम', companyName: 'कंपनी', location: 'जगह', workMode: 'काम का तरीका', employmentType: 'नौकरी का प्रकार', status: 'स्थिति', other: 'वेतन' })}: ${was} → ${now}`,
  yearly: ({ pay }: { pay: Value }) => `${pay} सालाना`,
};

export const appliedForTexts = {
  label: 'इसके लिए आवेदन किया',
  line: ({ job }: { job: Value }) => `इसके लिए आवेदन किया: ${job}`,
};

export const savingTellsTexts = {
  told: ({ count }: { count: number }) => plural(count, { one: `सेव करने पर हम चालू आवेदन वाले ${number(count)} उम्मीदवार को बताएँगे कि क्या बदला है।`, other: `सेव करने पर हम चालू आवेदन वाले ${number(count)} उम्मीदवारों को बताएँगे कि क्या बदला है।` }),
};
