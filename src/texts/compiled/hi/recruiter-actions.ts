// Compiled from src/texts/hi/recruiter-actions.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const draftTexts = {
  restored: 'आपके बिना सेव किए बदलाव वापस आ गए हैं।',
  startAfresh: 'बदलाव छोड़ें',
};

export const noteTexts = {
  title: 'निजी नोट',
  help: 'ये नोट सिर्फ़ आपको दिखते हैं, उम्मीदवारों को नहीं।',
  label: 'नया नोट',
  add: 'नोट जोड़ें',
  adding: 'जुड़ रहा है...',
  edit: 'नोट बदलें',
  remove: 'नोट हटाएँ',
  save: 'नोट सेव करें',
  saving: 'सेव हो रहा है...',
  cancel: 'रहने दें',
  text: 'नोट',
  empty: 'अभी कोई नोट नहीं।',
  edited: 'बदला हुआ',
  removed: 'नोट हट गया।',
  undo: 'वापस लाएँ',
  addFailed: 'नोट नहीं जुड़ा। फिर कोशिश करें।',
  saveFailed: 'नोट सेव नहीं हुआ। फिर कोशिश करें।',
  removeFailed: 'नोट नहीं हटा। फिर कोशिश करें।',
};

export const sentOfferTexts = {
  title: 'ऑफ़र',
  make: 'ऑफ़र दें',
  another: 'एक और ऑफ़र दें',
  dialogTitle: 'ऑफ़र दें',
  with: ({ name, title }: { name: Value; title: Value }) => `${name} · ${title}`,
  jobTitle: 'पद का नाम',
  location: 'जगह',
  salary: 'वेतन',
  stipend: 'स्टाइपेंड',
  stipendAMonth: 'हर महीने का स्टाइपेंड',
  stipendHint: 'हर महीने का, जैसे 15000 या 15k। कुछ नहीं मिलता तो 0 लिखें।',
  startDate: 'शुरू करने की तारीख',
  startHint: 'अभी तय नहीं है तो खाली छोड़ें।',
  expiresOn: 'जवाब की आखिरी तारीख',
  expiresHint: 'उम्मीदवार इस दिन तक जवाब दे सकते हैं।',
  letter: 'ऑफ़र लेटर',
  letterHint: 'उम्मीदवार को यह ऑफ़र के साथ दिखेगा और वे इसे PDF में सेव कर सकते हैं।',
  submit: 'ऑफ़र भेजें',
  busy: 'भेजा जा रहा है...',
  made: 'ऑफ़र भेज दिया।',
  makeFailed: 'ऑफ़र नहीं भेजा जा सका। फिर कोशिश करें।',
  withdraw: 'ऑफ़र वापस लें',
  withdrawTitle: ({ name, title }: { name: Value; title: Value }) => `${name} को दिया ${title} का ऑफ़र वापस लें?`,
  withdrawHelp: 'उम्मीदवार को ईमेल जाएगा। वापस लिया ऑफ़र फिर चालू नहीं होता, पर आप नया ऑफ़र दे सकते हैं।',
  keep: 'ऑफ़र रहने दें',
  withdrawing: 'वापस लिया जा रहा है...',
  withdrawn: 'ऑफ़र वापस ले लिया।',
  withdrawFailed: 'ऑफ़र वापस नहीं हुआ। फिर कोशिश करें।',
  failed: 'ऑफ़र लोड नहीं हुए।',
  sent: 'भेजा',
  agreed: 'अभी तय नहीं',
};

export const partTexts = {
  parts: 'आवेदन के हिस्से',
  application: 'आवेदन',
  fit: 'मिलान',
  resume: 'रिज़्यूमे',
  notes: 'नोट',
  messages: 'मैसेज',
};

export const ratingTexts = {
  label: 'रेटिंग',
  none: 'कोई रेटिंग नहीं',
  stars: ({ count }: { count: number }) => plural(count, { one: `${number(count)} स्टार`, other: `${number(count)} स्टार` }),
  of: ({ count }: { count: Value }) => `5 में से ${count} रेटिंग`,
  failed: 'रेटिंग सेव नहीं हुई। फिर कोशिश करें।',
};

export const resultTexts = {
  ask: 'इस इंटरव्यू का नतीजा दर्ज करें',
  from: ({ time }: { time: Value }) => `इंटरव्यू शुरू हो चुका है। इसका नतीजा ${time} से दर्ज कर सकते हैं।`,
  selected: 'चुना गया',
  rejected: 'अस्वीकार हुआ',
  noShow: 'गैरहाज़िर',
  title: {
    Selected: ({ name }: { name: Value }) => `${name} को चुनें?`,
    Rejected: ({ name }: { name: Value }) => `${name} को अस्वीकार करें?`,
    noShow: ({ name }: { name: Value }) => `${name} इंटरव्यू में गैरहाज़िर?`,
  },
  help: {
    Selected: 'उम्मीदवार को ईमेल जाएगा। बाद में इसे अस्वीकार में नहीं बदल सकते।',
    Rejected: 'उम्मीदवार को ईमेल जाएगा, आवेदन अस्वीकार होगा और चालू ऑफ़र वापस ले लिया जाएगा।',
    noShow: 'आवेदन अस्वीकार होगा और चालू ऑफ़र वापस ले लिया जाएगा। उम्मीदवार को गैरहाज़िरी दिखेगी और ईमेल भी जाएगा।',
  },
  reason: 'वजह',
  hint: 'यह उम्मीदवार को दिखेगी।',
  confirm: {
    Selected: 'उम्मीदवार को चुनें',
    Rejected: 'उम्मीदवार को अस्वीकार करें',
    noShow: 'गैरहाज़िर दर्ज करें',
  },
  busy: 'सेव हो रहा है...',
  failed: 'नतीजा सेव नहीं हुआ। फिर कोशिश करें।',
};

export const undoTexts = {
  undo: 'वापस लाएँ',
  undoing: 'वापस ले रहे हैं...',
  wait: ({ count, seconds }: { count: number; seconds: Value }) => plural(count, { one: `उम्मीदवार को ${seconds} सेकंड में बताया जाएगा।`, other: `उम्मीदवारों को ${seconds} सेकंड में बताया जाएगा।` }),
  mailLater: ({ count, seconds, when }: { count: number; seconds: Value; when: Value }) => plural(count, { one: `उम्मीदवार को यह ${seconds} सेकंड में दिखेगा। आप उन्हें कई ईमेल भेज चुके हैं, इसलिए यह अगले ईमेल के साथ ${when} तक जाएगा। जल्दी हो, तो फ़ोन करें।`, other: `उम्मीदवारों को यह ${seconds} सेकंड में दिखेगा। आप कुछ को कई ईमेल भेज चुके हैं, इसलिए उन्हें अगला ईमेल ${when} तक जाएगा। जल्दी हो, तो फ़ोन करें।` }),
  undone: ({ count }: { count: number }) => plural(count, { one: 'पहले जैसा हो गया। किसी को नहीं बताया।', other: `${number(count)} जवाब पहले जैसे हो गए। किसी को नहीं बताया।` }),
  undoneToEarlier: ({ count }: { count: number }) => plural(count, { one: 'पहले जैसा हो गया। आपका पिछला जवाब बना रहेगा।', other: `${number(count)} जवाब पहले जैसे हो गए। इनमें से कुछ पर आपका पिछला जवाब बना रहेगा।` }),
  failed: 'पहले जैसा नहीं हो सका। फिर कोशिश करें।',
  overtaken: 'यह आवेदन इस बीच बदल गया है: आपका पिछला जवाब नहीं भेजा गया या वापस लिया गया। आगे बढ़ने से पहले इसे देखें।',
};
