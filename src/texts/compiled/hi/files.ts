// Compiled from src/texts/hi/files.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const fileTexts = {
  choose: 'फ़ाइल चुनें',
  orDrop: ' या यहाँ छोड़ें',
  allowed: ({ kinds, megabytes }: { kinds: Value; megabytes: Value }) => `${kinds}, ${megabytes} MB तक`,
  refusedKind: ({ kinds }: { kinds: Value }) => `इस तरह की फ़ाइल नहीं ली जाती। ${kinds} चुनें।`,
  oneOf: ({ others, last }: { others: Value; last: Value }) => `${others} या ${last}`,
  kilobytes: ({ count }: { count: Value }) => `${count} kB`,
  megabytes: ({ count }: { count: Value }) => `${count} MB`,
  refusedSize: ({ actual, megabytes }: { actual: Value; megabytes: Value }) => `यह फ़ाइल ${actual} की है। ${megabytes} MB तक की फ़ाइल चुनें।`,
  refusedEmpty: 'यह फ़ाइल खाली है। दूसरी चुनें।',
  failed: 'अपलोड नहीं हो पाया। फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  cancel: 'रहने दें',
  remove: 'हटाएँ',
  progress: ({ name }: { name: Value }) => `${name} अपलोड हो रही है`,
};

export const previewTexts = {
  pdfFailed: 'PDF लोड नहीं हो पाया। फ़ाइल का पाथ जाँचें।',
  page: ({ page, pages }: { page: Value; pages: Value }) => `पेज ${page}, कुल ${pages}`,
  download: 'डाउनलोड करें',
  smaller: 'छोटा करें',
  larger: 'बड़ा करें',
  cannotShow: 'इस तरह की फ़ाइल यहाँ नहीं दिखा सकते।',
  cannotShowHelp: 'अपने डिवाइस पर खोलने के लिए इसे डाउनलोड करें।',
};
