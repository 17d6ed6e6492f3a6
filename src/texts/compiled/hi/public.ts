// Compiled from src/texts/hi/public.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const internshipsTexts = {
  title: 'नई इंटर्नशिप',
  none: 'अभी कोई इंटर्नशिप नहीं है।',
  noneMatch: 'आपकी खोज से मेल खाती कोई इंटर्नशिप नहीं है।',
  noneHelp: 'नई इंटर्नशिप पोस्ट होते ही यहाँ दिखेंगी।',
  description: 'पूरे भारत में इंटर्नशिप। स्किल, जगह और स्टाइपेंड से ढूँढें। स्टूडेंट के लिए मुफ़्त।',
  showing: ({ count, total }: { count: number; total: Value }) => plural(count, { one: `<b>${total}</b> इंटर्नशिप`, other: `<b>${total}</b> इंटर्नशिप` }),
};

export const jobsPageTexts = {
  latest: 'नई नौकरियाँ',
  forRole: ({ role }: { role: Value }) => `${role} की नौकरियाँ`,
  inPlace: ({ place }: { place: Value }) => `${place} में नौकरियाँ`,
  inRemote: 'रिमोट नौकरियाँ',
  search: 'नौकरी खोजें',
  searchTitle: 'नौकरी खोजें',
  placeholder: 'स्किल, पद या कंपनी, हिन्दी या English में',
  none: 'अभी कोई नौकरी नहीं है।',
  noneInPlace: ({ place }: { place: Value }) => `${place} में अभी कोई नौकरी नहीं है।`,
  noneInRemote: 'अभी कोई रिमोट नौकरी नहीं है।',
  noneForRole: ({ role }: { role: Value }) => `${role} के लिए अभी कोई नौकरी नहीं है।`,
  noneMatch: 'आपकी खोज से मेल खाती कोई नौकरी नहीं है।',
  noneHelp: 'कोई फ़िल्टर हटाएँ या सभी नौकरियाँ देखें।',
  clear: 'सभी फ़िल्टर हटाएँ',
  pagePast: 'इस सूची में इतने पेज नहीं हैं।',
  firstPage: 'पहले पेज पर जाएँ',
  description: ({ title, count }: { title: Value; count: Value }) => `${title}: Avsar पर ${count} चालू, वेतन, अनुभव और आवेदन की आखिरी तारीख के साथ। उम्मीदवारों के लिए मुफ़्त।`,
  page: ({ title, page }: { title: Value; page: Value }) => `${title}, पेज ${page}`,
  moreHere: ({ count }: { count: number }) => plural(count, { one: `${number(count)} और नौकरी देखें`, other: `${number(count)} और नौकरियाँ देखें` }),
  searchDescription: 'स्किल, जगह और अनुभव के हिसाब से पूरे भारत में नौकरियाँ और इंटर्नशिप खोजें। हर आवेदन का अगला कदम और तारीख देखें। उम्मीदवारों के लिए हमेशा मुफ़्त।',
  noResults: 'आपकी खोज से मेल खाती कोई नौकरी नहीं है।',
};

export const searchTexts = {
  skills: 'स्किल या पद',
  skillsExample: 'जैसे Tally, नर्स, Java',
  location: 'जगह',
  locationExample: 'शहर या रिमोट',
  experience: 'अनुभव',
  anyExperience: 'कोई भी',
  search: 'खोजें',
  roles: 'पद के हिसाब से नौकरियाँ',
  moreRoles: 'और पद >',
  noRoles: 'कोई पद नहीं मिला।',
  notAvailable: ({ role }: { role: Value }) => `${role} की नौकरी अभी नहीं है।`,
  places: 'जगह के हिसाब से नौकरियाँ',
  allJobs: 'सभी नौकरियाँ देखें >',
  noPlaces: 'अभी कोई नौकरी नहीं है।',
  more: ({ count }: { count: number }) => plural(count, { one: `${number(count)} और देखें`, other: `${number(count)} और देखें` }),
};
