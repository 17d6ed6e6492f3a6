// Compiled from src/texts/hi/own-fit.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const ownFitTexts = {
  title: 'यह नौकरी आपसे कितनी मेल खाती है',
  private: 'आवेदन करने तक यह सिर्फ़ आप देखते हैं',
  loading: 'मिलान देखा जा रहा है...',
  failed: 'हम मिलान नहीं कर पाए।',
  nearly: ({ count }: { count: number }) => plural(count, { one: `${number(count)} मिलती-जुलती`, other: `${number(count)} मिलती-जुलती` }),
  withNear: ({ skills, near }: { skills: Value; near: Value }) => `<b>${skills}</b>, और ${near}।`,
  skills: ({ skills }: { skills: Value }) => `<b>${skills}</b>।`,
  noSkills: 'इस नौकरी में कोई स्किल नहीं लिखी है।',
  facts: ({ fit, asked }: { fit: number; asked: number }) => plural(fit, { one: `<b>${number(asked)} में से ${number(fit)} बात</b> मेल खाती है।`, other: `<b>${number(asked)} में से ${number(fit)} बातें</b> मेल खाती हैं।` }),
  why: 'क्यों',
  never: 'मिलान से न कोई अस्वीकार होता है, न छिपता है। आप हर हाल में आवेदन कर सकते हैं।',
  how: 'हम मिलान कैसे करते हैं',
  empty: 'यह नौकरी आपसे कितनी मेल खाती है, यह देखने के लिए अपनी स्किल जोड़ें।',
  emptyBest: 'आपसे सबसे ज़्यादा मेल खाती नौकरियाँ देखने के लिए अपनी स्किल जोड़ें।',
  emptyLearn: 'आगे क्या सीखें, यह देखने के लिए अपनी स्किल जोड़ें।',
  fillToo: 'प्रोफ़ाइल में यह भी बाकी है:',
  addSkills: 'स्किल जोड़ें',
  know: 'मुझे यह आती है',
  knowOf: ({ skill }: { skill: Value }) => `मुझे यह आती है: ${skill}`,
  added: ({ skill }: { skill: Value }) => `${skill} आपकी स्किल में जुड़ गई।`,
  addFailed: ({ skill }: { skill: Value }) => `हम ${skill} आपकी स्किल में जोड़ नहीं पाए।`,
  removed: ({ skill }: { skill: Value }) => `${skill} आपकी स्किल से हट गई।`,
  undo: 'वापस लाएँ',
  noticePeriod: 'नोटिस पीरियड',
};
