// Compiled from src/texts/hi/admin-list.json by `npm run texts`: edit that file, not this one.
import { number, plural, select, type Value } from './message.ts';

export const exportTexts = {
  export: 'CSV एक्सपोर्ट करें',
  exporting: 'एक्सपोर्ट हो रहा है...',
  help: 'आपके फ़िल्टर से मिलने वाली सूची एक्सपोर्ट होगी',
  helpMost: ({ most }: { most: Value }) => `आपके फ़िल्टर से मिलने वाले पहले ${most} एक्सपोर्ट होंगे`,
  failed: 'सूची एक्सपोर्ट नहीं हुई। फिर कोशिश करें।',
  fileName: ({ list, day }: { list: Value; day: Value }) => `${list}-${day}.csv`,
};

export const manyTexts = {
  pick: ({ whom }: { whom: Value }) => `${whom} को चुनें`,
  pickPage: 'पूरा पेज चुनें',
  clear: 'कुछ न चुनें',
  bar: 'चुनी हुई लाइनें',
  selected: ({ count }: { count: Value }) => `${count} चुने`,
  hint: 'एक साथ कई चुनने के लिए Shift दबाए रखें।',
  change: 'स्थिति बदलें',
  question: ({ status, what, label }: { status: string; what: Value; label: Value }) => select(status, { Block: `क्या ${what} ब्लॉक करें?`, other: `${what}: स्थिति “${label}” करें?` }),
  confirm: ({ status, what, label }: { status: string; what: Value; label: Value }) => select(status, { Block: `${what}: ब्लॉक करें`, other: `${what}: “${label}” करें` }),
  busy: 'बदल रहा है...',
  failed: 'स्थिति नहीं बदली। फिर कोशिश करें।',
  help: {
    account: {
      Block: 'ये अकाउंट तुरंत हर जगह से लॉगआउट हो जाएँगे, इनसे लॉगिन नहीं हो पाएगा और इनकी सारी जानकारी सबसे छिप जाएगी।',
      "Black List": 'ये अकाउंट तुरंत हर जगह से लॉगआउट हो जाएँगे, इनसे लॉगिन नहीं हो पाएगा और इनकी सारी जानकारी सबसे छिप जाएगी। इनके ईमेल या फ़ोन नंबर से कोई फिर रजिस्टर नहीं कर सकता।',
    },
    job: {
      Block: 'ये नौकरियाँ तुरंत सबसे छिप जाएँगी। सिर्फ़ एडमिन इन्हें वापस ला सकते हैं।',
      "Black List": 'ये नौकरियाँ हमेशा के लिए सबसे छिप जाएँगी। सिर्फ़ एडमिन इन्हें वापस ला सकते हैं।',
    },
  },
  mailed: 'हर व्यक्ति को ईमेल जाएगा।',
  recruitersTold: ({ count }: { count: number }) => plural(count, { one: `${number(count)} रिक्रूटर को ईमेल और सूचना जाएगी।`, other: `${number(count)} रिक्रूटर को ईमेल और सूचना जाएगी।` }),
  neverActive: ({ count }: { count: number }) => plural(count, { one: `इनमें से ${number(count)} को फिर चालू नहीं किया जा सकता, क्योंकि उसके रिक्रूटर अपना अकाउंट मिटा चुके हैं।`, other: `इनमें से ${number(count)} को फिर चालू नहीं किया जा सकता, क्योंकि उनके रिक्रूटर अपना अकाउंट मिटा चुके हैं।` }),
  canUndo: '10 मिनट तक इसे वापस ला सकते हैं।',
  unblocks: ({ count }: { count: number }) => plural(count, { one: `इनमें से ${number(count)} ब्लॉक है। इस बदलाव से ब्लॉक हट जाएगा।`, other: `इनमें से ${number(count)} ब्लॉक हैं। इस बदलाव से ब्लॉक हट जाएँगे।` }),
  blocked: 'ब्लॉक',
  more: ({ count }: { count: Value }) => `और ${count}`,
  same: ({ count }: { count: number }) => plural(count, { one: `${number(count)} की स्थिति पहले से यही थी।`, other: `${number(count)} की स्थिति पहले से यही थी।` }),
  refused: ({ count }: { count: number }) => plural(count, { one: `${number(count)} में बदलाव नहीं हुआ:`, other: `${number(count)} में बदलाव नहीं हुआ:` }),
  line: ({ whom, why }: { whom: Value; why: Value }) => `${whom}: ${why}`,
  undo: 'वापस लाएँ',
  undoing: 'वापस लाया जा रहा है...',
  until: ({ time }: { time: Value }) => `${time} तक`,
  undoFailed: 'बदलाव वापस नहीं हुआ।',
};
