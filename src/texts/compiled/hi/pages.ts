// Compiled from src/texts/hi/pages.json by `npm run texts`: edit that file, not this one.
import { select, type Value } from './message.ts';

export const pageTexts = {
  notFound: '404 - पेज नहीं मिला',
  notFoundHelp: 'पता जाँचें। हो सकता है पेज कहीं और हो या हटा दिया गया हो।',
  jobNotHere: 'यह नौकरी अब उपलब्ध नहीं है।',
  goneHelp: 'दूसरी नौकरियाँ देखें जो अभी चालू हैं।',
  failed: 'यह पेज लोड नहीं हो पाया।',
  failedHelp: 'आपका कुछ नहीं खोया है। थोड़ी देर में फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  home: 'होम पेज पर वापस',
  searchJobs: 'नौकरी खोजें',
  wrongKind: ({ kind }: { kind: string }) => select(kind, { candidate: 'यह पेज उम्मीदवारों के लिए है।', recruiter: 'यह पेज रिक्रूटर के लिए है।', other: 'यह पेज एडमिन के लिए है।' }),
  signedInAs: ({ kind, name }: { kind: string; name: Value }) => `${select(kind, { candidate: `${name}, आपने उम्मीदवार अकाउंट से लॉगिन किया है।`, recruiter: `${name}, आपने रिक्रूटर अकाउंट से लॉगिन किया है।`, other: `${name}, आपने एडमिन अकाउंट से लॉगिन किया है।` })} इसे खोलने के लिए लॉगआउट करें और सही अकाउंट से लॉगिन करें।`,
  signedInNamelessAs: ({ kind }: { kind: string }) => `${select(kind, { candidate: 'आपने उम्मीदवार अकाउंट से लॉगिन किया है।', recruiter: 'आपने रिक्रूटर अकाउंट से लॉगिन किया है।', other: 'आपने एडमिन अकाउंट से लॉगिन किया है।' })} इसे खोलने के लिए लॉगआउट करें और सही अकाउंट से लॉगिन करें।`,
  toDashboard: 'अपने डैशबोर्ड पर जाएँ',
  logout: 'लॉगआउट',
  aboutDemoData: 'इस डेटा के बारे में',
  demoData: 'डेमो डेटा: यहाँ की सभी कंपनियाँ और लोग काल्पनिक हैं।',
  demoDataMixed: 'डेमो डेटा: यहाँ की कुछ कंपनियाँ काल्पनिक हैं।',
};

export const languageOfferTexts = {
  text: 'Avsar हिन्दी में भी है।',
  open: 'हिन्दी में देखें',
  close: 'अभी नहीं',
};
