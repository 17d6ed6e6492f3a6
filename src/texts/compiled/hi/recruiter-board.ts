// Compiled from src/texts/hi/recruiter-board.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const boardTexts = {
  views: 'देखने का तरीका',
  table: 'टेबल',
  board: 'बोर्ड',
  columns: {
    pending: 'जवाब बाकी',
    accepted: 'स्वीकार हुआ',
    interview: 'इंटरव्यू',
    outcome: 'चुने गए और ऑफ़र',
    rejected: 'अस्वीकार हुआ',
  },
  drop: {
    pending: 'फिर “जवाब बाकी” में रखने के लिए यहाँ छोड़ें',
    accepted: 'स्वीकार करने के लिए यहाँ छोड़ें',
    interview: 'इंटरव्यू तय करने के लिए यहाँ छोड़ें',
    rejected: 'अस्वीकार करने के लिए यहाँ छोड़ें',
  },
  stays: {
    outcome: 'इंटरव्यू का नतीजा दर्ज करने या ऑफ़र देने पर कार्ड यहाँ आते हैं। इसके लिए आवेदन खोलें।',
    hired: 'उम्मीदवार आपका ऑफ़र स्वीकार कर चुके हैं।',
    interview: 'इंटरव्यू तय है। उसे रद्द करें या उसका नतीजा दर्ज करें।',
  },
  notMoved: ({ name, why }: { name: Value; why: Value }) => `${name} का कार्ड वहीं है। ${why}`,
  move: ({ name }: { name: Value }) => `${name} को आगे-पीछे करें`,
  to: {
    pending: '“जवाब बाकी” में रखें',
    accepted: 'स्वीकार करें',
    interview: 'इंटरव्यू तय करें',
    rejected: 'अस्वीकार करें',
  },
  moved: 'बदल दिया',
  none: 'कोई आवेदन नहीं',
  withdrawn: ({ count }: { count: number }) => plural(count, { one: `वापस लिया गया ${number(count)} आवेदन सिर्फ़ टेबल में है`, other: `वापस लिए गए ${number(count)} आवेदन सिर्फ़ टेबल में हैं` }),
  more: ({ count }: { count: Value }) => `और दिखाएँ (${count})`,
  moreOf: ({ column }: { column: Value }) => `“${column}” में और दिखाएँ`,
  hint: 'कार्ड को खींचें, या उसे चुनकर दबाएँ:',
  keys: [
    {
      keys: [
        '↑',
        '↓',
        '←',
        '→',
      ] as const,
      action: 'दूसरे कार्ड पर जाएँ',
    },
    {
      keys: [
        'Shift + ←',
        'Shift + →',
      ] as const,
      action: 'कार्ड को खिसकाएँ',
    },
    {
      keys: [
        'M',
      ] as const,
      action: 'इसका मेनू खोलें',
    },
    {
      keys: [
        'Enter',
      ] as const,
      action: 'आवेदन खोलें',
    },
  ] as const,
};
