// Compiled from src/texts/hi/home.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const homeTexts = {
  title: 'Avsar: पूरे भारत में नौकरियाँ और इंटर्नशिप',
  description: 'स्किल, जगह और अनुभव के हिसाब से पूरे भारत में नौकरियाँ और इंटर्नशिप खोजें। हर आवेदन का अगला कदम और तारीख देखें। उम्मीदवारों के लिए हमेशा मुफ़्त।',
  entryKind: 'संज्ञा। ',
  entry: 'मौका; सही समय',
  headline: [
    'अपने लायक काम पाएँ।',
    'हर कदम की खबर रखें।',
  ] as const,
  lead: 'पूरे भारत में नौकरियाँ, इंटर्नशिप और मेंटर ढूँढें। हर आवेदन का अगला कदम और तारीख देखें। उम्मीदवारों के लिए हमेशा मुफ़्त।',
  art: 'दरवाज़ों की एक कतार। एक में रोशनी है और कोई अंदर जा रहा है।',
  oftenSearched: 'ज़्यादा खोजे गए:',
  results: ({ count }: { count: number }) => plural(count, { one: `${number(count)} नौकरी मिली`, other: `${number(count)} नौकरियाँ मिलीं` }),
  noResultsHelp: 'कम शब्द, बड़ा इलाका या कोई भी अनुभव चुनकर देखें।',
  clear: 'खोज हटाएँ',
  allResults: 'सभी नतीजे देखें >',
  begin: 'शुरू करने के तरीके',
  tiles: {
    jobs: {
      title: 'नौकरियाँ',
      text: 'फ़ुल-टाइम, पार्ट-टाइम, कॉन्ट्रैक्ट और फ़्रीलांस, पूरे भारत में।',
    },
    internships: {
      title: 'इंटर्नशिप',
      text: 'स्किल, जगह और स्टाइपेंड से ढूँढें।',
    },
    mentorships: {
      title: 'मेंटरशिप',
      text: 'जिन्होंने वह काम किया है, उनसे एक घंटा बात करें।',
    },
  },
  latest: 'नई नौकरियाँ',
  noLatest: 'अभी कोई नौकरी नहीं है।',
  noLatestHelp: 'नई नौकरियाँ पोस्ट होते ही यहाँ दिखेंगी।',
  internships: 'इंटर्नशिप',
  moreInternships: 'और इंटर्नशिप >',
  noInternships: 'अभी कोई इंटर्नशिप नहीं है।',
  noInternshipsHelp: 'तब तक फ़्रेशर के लिए नौकरियाँ देखें।',
  figures: 'Avsar आँकड़ों में',
  sample: 'नमूना',
  openNow: ({ count }: { count: Value }) => `अभी ${count} चालू`,
  hiringNow: ({ count }: { count: Value }) => `अभी ${count} में भर्ती`,
  hiring: 'Avsar पर भर्ती',
  audiences: 'Avsar किसके लिए है',
  students: {
    title: 'स्टूडेंट और प्रोफ़ेशनल',
    text: 'एक प्रोफ़ाइल बनाएँ, उसी से रिज़्यूमे बनाएँ, और देखें कि हर आवेदन कहाँ तक पहुँचा।',
    link: 'यह कैसे काम करता है',
  },
  companies: {
    title: 'कंपनियाँ और रिक्रूटर',
    text: 'पाँच मिनट में नौकरी पोस्ट करें। कीबोर्ड से एक के बाद एक आवेदन जाँचें।',
    link: 'कंपनियों के लिए',
  },
  colleges: {
    title: 'कॉलेज',
    text: 'अपने स्टूडेंट को स्किल, जगह और स्टाइपेंड से इंटर्नशिप ढूँढने में मदद करें।',
    link: 'कॉलेजों के लिए',
  },
  previous: ({ what }: { what: Value }) => `पिछला: ${what}`,
  next: ({ what }: { what: Value }) => `अगला: ${what}`,
};
