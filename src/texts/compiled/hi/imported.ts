// Compiled from src/texts/hi/imported.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const importedTexts = {
  sameLine: ({ line }: { line: Value }) => `लाइन ${line} जैसी ही है।`,
  present: ({ jobId }: { jobId: Value }) => `${jobId} के रूप में पहले से पोस्ट है।`,
  unreadable: 'इस लाइन को CSV की तरह पढ़ नहीं पाए।',
  notUtf8: 'यह लाइन UTF-8 में नहीं है। फ़ाइल को UTF-8 में सेव करके फिर इम्पोर्ट करें।',
  titleMissing: 'पद का नाम नहीं है।',
  companyMissing: 'कंपनी नहीं है।',
  placeMissing: 'जगह नहीं है।',
  applyUrlWrong: 'आवेदन का पता किसी वेबसाइट का https पता नहीं है।',
  skillMissing: ({ most }: { most: Value }) => `कम से कम एक स्किल जोड़ें, ${most} अक्षर तक की।`,
  titleLong: ({ most }: { most: Value }) => `पद का नाम ${most} अक्षर से लंबा है।`,
  companyLong: ({ most }: { most: Value }) => `कंपनी का नाम ${most} अक्षर से लंबा है।`,
  placeLong: ({ most }: { most: Value }) => `जगह ${most} अक्षर से लंबी है।`,
  skillsMany: ({ most }: { most: Value }) => `${most} से ज़्यादा स्किल हैं।`,
  textLong: ({ most }: { most: Value }) => `कोई एक टेक्स्ट ${most} अक्षर से लंबा है।`,
  payLeftOut: ({ text }: { text: Value }) => `वेतन “${text}” छोड़ दिया। इसे रकम की तरह पढ़ नहीं पाए।`,
  payOutside: ({ text }: { text: Value }) => `वेतन “${text}” छोड़ दिया। वेतन ₹10,000 से ₹100 करोड़ सालाना तक हो सकता है।`,
  experienceLeftOut: ({ text, most }: { text: Value; most: Value }) => `अनुभव “${text}” छोड़ दिया। हम 0 से ${most} साल तक पढ़ते हैं।`,
  experienceRead: ({ text, most, years }: { text: Value; most: number; years: Value }) => `अनुभव “${text}” को ${plural(most, { one: `${years} साल`, other: `${years} साल` })} पढ़ा।`,
  industryLeftOut: ({ text }: { text: Value }) => `इंडस्ट्री “${text}” छोड़ दी। यह हमारी सूची में नहीं है।`,
  employmentTypeLeftOut: ({ text }: { text: Value }) => `नौकरी का प्रकार “${text}” छोड़ दिया। यह हमारी सूची में नहीं है।`,
  workModeLeftOut: ({ text }: { text: Value }) => `काम का तरीका “${text}” छोड़ दिया। यह हमारी सूची में नहीं है।`,
  skillsLeftOut: ({ count, text, most }: { count: number; text: Value; most: Value }) => plural(count, { one: `स्किल “${text}” छोड़ दी। यह ${most} अक्षर से लंबी है।`, other: `${number(count)} स्किल छोड़ दीं, पहली “${text}”। ये ${most} अक्षर से लंबी हैं।` }),
};
