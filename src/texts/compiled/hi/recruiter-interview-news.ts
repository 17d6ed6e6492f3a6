// Compiled from src/texts/hi/recruiter-interview-news.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const interviewNewsTexts = {
  takenDown: 'एडमिन ने यह नौकरी ब्लॉक कर दी है।',
  removed: 'एडमिन ने यह नौकरी हटा दी है। यह वापस नहीं आएगी।',
  takenDownHelp: 'हमने उम्मीदवार को न आने के लिए कहा है।',
  takenDownShort: 'नौकरी हटाई गई',
  changedTo: ({ when, where }: { when: Value; where: Value }) => `इंटरव्यू अब ${when} का है, जगह: ${where}। इसे बदलने के लिए फिर सेव करें।`,
  confirmed: ({ when, where }: { when: Value; where: Value }) => `इस बीच उम्मीदवार ने ${when} का समय पक्का कर दिया है, जगह: ${where}। इसे बदलने के लिए फिर सेव करें।`,
};
