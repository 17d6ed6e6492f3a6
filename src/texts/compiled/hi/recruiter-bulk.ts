// Compiled from src/texts/hi/recruiter-bulk.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const bulkTexts = {
  pick: ({ name }: { name: Value }) => `${name} को चुनें`,
  pickPage: 'पूरा पेज चुनें',
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
    accepted: ({ can, all }: { can: Value; all: Value }) => `${can} of the ${all} selected applications can be accepted.`,
    rejected: ({ can, all }: { can: Value; all: Value }) => `${can} of the ${all} selected applications can be rejected.`,
  },
  none: {
    accepted: 'None of the selected applications can be accepted',
    rejected: 'None of the selected applications can be rejected',
  },
  stays: {
    already: {
      accepted: 'Accepted already.',
      rejected: 'Rejected already.',
    },
    withdrawn: 'The candidate has withdrawn.',
    interview: 'An interview is scheduled. Cancel it, or give its result.',
    selected: 'Selected in the interview.',
    left: 'The candidate has deleted their account.',
    takenDown: 'An administrator has taken the job down.',
    stage: 'This change isn’t possible at this stage.',
  },
  partly: 'Not all applications could be changed',
  reason: 'वजह',
  reasonHint: 'यह उम्मीदवारों को ईमेल में और उनके आवेदन के साथ दिखेगी।',
  message: 'ईमेल',
  messageHint: '{name}, {job} और {company} की जगह हर उम्मीदवार की जानकारी आएगी। खाली छोड़ने पर आम ईमेल जाएगा।',
  preview: 'प्रीव्यू',
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
  oldest: 'सबसे पुराने बिना जवाब',
  byJob: 'नौकरी के हिसाब से',
  exportCsv: 'CSV एक्सपोर्ट करें',
  exporting: 'एक्सपोर्ट हो रहा है...',
  exportHelp: 'आपके फ़िल्टर से मिलने वाले आवेदन एक्सपोर्ट होंगे',
  exportFailed: 'आवेदन एक्सपोर्ट नहीं हुए। फिर कोशिश करें।',
  fileName: ({ day }: { day: Value }) => `applications-${day}.csv`,
  waiting: ({ days }: { days: number }) => plural(days, { one: `${number(days)} दिन से इंतज़ार`, other: `${number(days)} दिन से इंतज़ार` }),
};
