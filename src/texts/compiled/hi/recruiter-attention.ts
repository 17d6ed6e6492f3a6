// Compiled from src/texts/hi/recruiter-attention.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const attentionTexts = {
  title: 'इन पर ध्यान दें',
  unanswered: ({ count }: { count: number }) => plural(count, { one: `${number(count)} आवेदन को आपका जवाब चाहिए`, other: `${number(count)} आवेदनों को आपका जवाब चाहिए` }),
  week: ({ count }: { count: number }) => plural(count, { one: `${number(count)} व्यक्ति हफ़्ते भर या ज़्यादा से इंतज़ार में है`, other: `${number(count)} लोग हफ़्ते भर या ज़्यादा से इंतज़ार में हैं` }),
  threeDays: ({ count }: { count: number }) => plural(count, { one: `${number(count)} व्यक्ति तीन दिन या ज़्यादा से इंतज़ार में है`, other: `${number(count)} लोग तीन दिन या ज़्यादा से इंतज़ार में हैं` }),
  due: ({ count }: { count: number }) => plural(count, { one: `वादे वाला ${number(count)} जवाब बाकी है`, other: `वादे वाले ${number(count)} जवाब बाकी हैं` }),
  overdue: ({ count }: { count: number }) => plural(count, { one: `${number(count)} का समय निकल गया`, other: `${number(count)} का समय निकल गया` }),
  dueSoon: ({ count }: { count: number }) => plural(count, { one: `${number(count)} का समय तीन दिन में खत्म`, other: `${number(count)} का समय तीन दिन में खत्म` }),
  fresh: 'सभी पिछले तीन दिन में आए हैं।',
  today: ({ count }: { count: number }) => plural(count, { one: `आज ${number(count)} इंटरव्यू`, other: `आज ${number(count)} इंटरव्यू` }),
  next: ({ time, name }: { time: Value; name: Value }) => `${time}, ${name}`,
  wishes: ({ count }: { count: number }) => plural(count, { one: `${number(count)} उम्मीदवार ने दूसरा समय माँगा है`, other: `${number(count)} उम्मीदवारों ने दूसरा समय माँगा है` }),
  held: ({ count }: { count: number }) => plural(count, { one: `${number(count)} इंटरव्यू का नतीजा बाकी है`, other: `${number(count)} इंटरव्यू के नतीजे बाकी हैं` }),
  when: ({ day, name }: { day: Value; name: Value }) => `${day}, ${name}`,
  hired: ({ count }: { count: number }) => plural(count, { one: `इस हफ़्ते ${number(count)} ऑफ़र स्वीकार हुआ`, other: `इस हफ़्ते ${number(count)} ऑफ़र स्वीकार हुए` }),
  hiredHelp: 'पहला दिन तय करें, और पद भर गया हो तो नौकरी बंद करें।',
  closing: ({ count, days }: { count: number; days: Value }) => plural(count, { one: `${number(count)} नौकरी ${days} दिन में बंद होगी`, other: `${number(count)} नौकरियाँ ${days} दिन में बंद होंगी` }),
  lastDay: ({ days }: { days: Value }) => `: ${days}`,
  none: 'अभी कुछ बाकी नहीं है।',
};
