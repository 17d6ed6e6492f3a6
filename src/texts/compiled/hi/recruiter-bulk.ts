// Compiled from src/texts/hi/recruiter-bulk.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const bulkTexts = {
  pick: ({ name }: { name: Value }) => `${name} को चुनें`,
  pickPage: 'पूरा पेज चुनें',
  chooseAll: ({ count }: { count: Value }) => `सभी ${count} चुनें`,
  chooseFirst: ({ count }: { count: Value }) => `पहले ${count} चुनें`,
  choosingAll: 'चुन रहे हैं...',
  allFailed: 'हम बाकी नहीं चुन सके। दोबारा कोशिश करें।',
  andMore: ({ names, count }: { names: Value; count: Value }) => `${names} और ${count} और`,
  bar: 'चुने हुए आवेदन',
  selected: ({ count }: { count: Value }) => `${count} चुने`,
  hint: 'एक साथ कई चुनने के लिए Shift दबाए रखें।',
  clear: 'कुछ न चुनें',
  accept: 'स्वीकार करें',
  reject: 'अस्वीकार करें',
  title: {
    accepted: ({ count }: { count: number }) => plural(count, { one: `${number(count)} आवेदन स्वीकार करें?`, other: `${number(count)} आवेदन स्वीकार करें?` }),
    rejected: ({ count }: { count: number }) => plural(count, { one: `${number(count)} आवेदन अस्वीकार करें?`, other: `${number(count)} आवेदन अस्वीकार करें?` }),
  },
  some: {
    accepted: ({ all, can }: { all: Value; can: Value }) => `${all} चुने हुए आवेदनों में से ${can} को स्वीकार कर सकते हैं।`,
    rejected: ({ all, can }: { all: Value; can: Value }) => `${all} चुने हुए आवेदनों में से ${can} को अस्वीकार कर सकते हैं।`,
  },
  none: {
    accepted: 'चुना हुआ कोई भी आवेदन स्वीकार नहीं हो सकता',
    rejected: 'चुना हुआ कोई भी आवेदन अस्वीकार नहीं हो सकता',
  },
  stays: {
    already: {
      accepted: 'पहले ही स्वीकार हुआ।',
      rejected: 'पहले ही अस्वीकार हुआ।',
    },
    withdrawn: 'उम्मीदवार ने आवेदन वापस ले लिया।',
    hired: 'उम्मीदवार आपका ऑफ़र स्वीकार कर चुके हैं।',
    interview: 'इंटरव्यू तय है। उसे रद्द करें या उसका नतीजा दर्ज करें।',
    selected: 'इंटरव्यू में चुना गया।',
    left: 'उम्मीदवार का अकाउंट मिटा दिया गया है।',
    takenDown: 'एडमिन ने नौकरी हटा दी है।',
    stage: 'अभी की स्थिति में यह बदलाव नहीं हो सकता।',
  },
  openOffers: ({ count }: { count: number }) => plural(count, { one: `इससे इनमें से ${number(count)} को दिया चालू ऑफ़र भी वापस ले लिया जाएगा।`, other: `इससे इनमें से ${number(count)} को दिए चालू ऑफ़र भी वापस ले लिए जाएँगे।` }),
  partly: 'सभी आवेदन नहीं बदले जा सके',
  reason: 'वजह',
  reasonHint: 'यह उम्मीदवारों को ईमेल में और उनके आवेदन के साथ दिखेगी।',
  message: 'ईमेल',
  messageHint: '{name}, {job} और {company} की जगह हर उम्मीदवार की जानकारी आएगी। इसे न बदलें या खाली छोड़ दें, तो आम ईमेल जाएगा, हर उम्मीदवार को उसकी भाषा में।',
  preview: 'प्रीव्यू',
  usualInTheirs: 'आम ईमेल उन्हें उसी भाषा में जाएगा।',
  previewFor: ({ name }: { name: Value }) => `${name} को ईमेल`,
  confirm: {
    accepted: 'स्वीकार करें और भेजें',
    rejected: 'अस्वीकार करें और भेजें',
  },
  busy: 'भेजा जा रहा है...',
  failed: 'आवेदन नहीं बदले। फिर कोशिश करें।',
  refusedTitle: ({ count }: { count: number }) => plural(count, { one: `${number(count)} आवेदन नहीं बदला:`, other: `${number(count)} आवेदन नहीं बदले:` }),
  refused: ({ name, why }: { name: Value; why: Value }) => `${name}: ${why}`,
  close: 'बंद करें',
};

export const toolTexts = {
  oldest: 'सबसे पुराने बाकी जवाब',
  byJob: 'नौकरी के हिसाब से',
  exportCsv: 'CSV एक्सपोर्ट करें',
  exporting: 'एक्सपोर्ट हो रहा है...',
  exportHelp: 'आपके फ़िल्टर से मिलने वाले आवेदन एक्सपोर्ट होंगे',
  exportFailed: 'आवेदन एक्सपोर्ट नहीं हुए। फिर कोशिश करें।',
  fileName: ({ day }: { day: Value }) => `applications-${day}.csv`,
  left: ({ days }: { days: number }) => plural(days, { "0": 'आज जवाब दें', one: `${number(days)} दिन बाकी`, other: `${number(days)} दिन बाकी` }),
  over: ({ days }: { days: number }) => plural(days, { one: `वादे से ${number(days)} दिन ऊपर`, other: `वादे से ${number(days)} दिन ऊपर` }),
  waiting: ({ days }: { days: number }) => plural(days, { one: `${number(days)} दिन से इंतज़ार`, other: `${number(days)} दिन से इंतज़ार` }),
};
