// Compiled from src/texts/hi/candidate-home.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const newsTexts = {
  title: 'पिछली बार के बाद नया',
  all: 'सभी देखें',
  more: ({ count }: { count: Value }) => `${count} और देखें`,
  openOf: ({ title, company }: { title: Value; company: Value }) => `नया क्या है, देखें: ${title}, ${company}`,
  offerWithdrawn: 'ऑफ़र वापस लिया गया',
  interviewCancelled: 'इंटरव्यू रद्द',
};

export const sentTexts = {
  title: 'जवाब का इंतज़ार',
  openOf: ({ title, company }: { title: Value; company: Value }) => `अपना आवेदन देखें: ${title}, ${company}`,
  applied: ({ day }: { day: Value }) => `${day} को आवेदन किया`,
  removed: 'Avsar ने यह नौकरी हटा दी है।',
  closed: 'यह नौकरी बंद हो गई है।',
};

export const profileTexts = {
  title: 'प्रोफ़ाइल',
  percent: ({ percent }: { percent: Value }) => `${percent}%`,
  completeNow: 'अभी पूरा करें',
  completeNowOf: ({ section }: { section: Value }) => `अभी पूरा करें: ${section}`,
  complete: ({ count }: { count: number }) => plural(count, { one: `${number(count)} हिस्सा पूरा`, other: `${number(count)} हिस्से पूरे` }),
  missing: ({ count }: { count: Value }) => `${count} और पूरे करने हैं`,
  update: 'अपडेट करें',
  updateAll: 'अपनी प्रोफ़ाइल अपडेट करें',
};
