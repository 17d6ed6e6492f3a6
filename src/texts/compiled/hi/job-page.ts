// Compiled from src/texts/hi/job-page.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const jobPageTexts = {
  where: 'आप यहाँ हैं',
  jobs: 'नौकरियाँ',
  internships: 'इंटर्नशिप',
  lead: ({ placeAndMode, type }: { placeAndMode: Value; type: Value }) => `${placeAndMode} · ${type}`,
  applyBy: 'आखिरी तारीख',
  undescribedOn: ({ host }: { host: Value }) => `हमारे पास इस नौकरी का ब्योरा नहीं है। पूरी लिस्टिंग ${host} पर है।`,
  undescribedAt: ({ company }: { company: Value }) => `हमारे पास इस नौकरी का ब्योरा नहीं है। पूरी लिस्टिंग ${company} के पास हो सकती है।`,
  undescribedBy: ({ poster }: { poster: Value }) => `${poster} ने इस नौकरी का ब्योरा नहीं दिया है। हमें जो पता है, वह सब इस पेज पर है।`,
  undescribed: 'रिक्रूटर ने इस नौकरी का ब्योरा नहीं दिया है। हमें जो पता है, वह सब इस पेज पर है।',
  share: 'शेयर करें',
  linkCopied: 'लिंक कॉपी हो गया।',
  copyFailed: 'लिंक कॉपी नहीं हो पाया। इसे एड्रेस बार से कॉपी करें।',
  posted: ({ age }: { age: Value }) => `पोस्ट: ${age}`,
  profileHelps: 'फ़ॉर्म का ज़्यादातर हिस्सा आपकी प्रोफ़ाइल से भर जाता है। करीब 3 मिनट लगते हैं।',
  nextTitle: 'आगे क्या होगा',
  next: [
    ({ company }: { company: Value }) => `${company} में आपका आवेदन जाँचा जाएगा।`,
    'आपको “स्वीकार हुआ” या “अस्वीकार हुआ” तारीख के साथ दिखेगा।',
    'इंटरव्यू मिले तो आपको दिन, समय और जगह दिखेगी।',
  ] as const,
  similar: 'मिलती-जुलती नौकरियाँ',
  closed: 'यह नौकरी बंद हो गई है।',
  closedHelp: 'इसमें अब आवेदन नहीं लिए जाते।',
  searchOthers: 'चालू नौकरियाँ देखें',
  title: ({ company, title, place }: { company: Value; title: Value; place: Value }) => `${company} में ${title}, ${place}`,
};
