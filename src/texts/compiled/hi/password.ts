// Compiled from src/texts/hi/password.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const passwordTexts = {
  userType: 'अकाउंट का प्रकार',
  candidate: 'उम्मीदवार',
  recruiter: 'रिक्रूटर',
  email: 'ईमेल',
  backToLogin: 'लॉगिन पर जाएँ',
  wentWrong: 'कुछ गड़बड़ी हुई',
  ask: {
    pageTitle: 'पासवर्ड याद नहीं · Avsar',
    title: 'पासवर्ड याद नहीं',
    lead: 'अपने अकाउंट का ईमेल पता लिखें। हम नया पासवर्ड चुनने का लिंक भेजेंगे।',
    adminLead: 'अपने एडमिन अकाउंट का ईमेल पता लिखें। हम नया पासवर्ड चुनने का लिंक भेजेंगे।',
    send: 'लिंक भेजें',
    sending: 'भेजा जा रहा है...',
    sentTitle: 'अपना ईमेल देखें',
    sent: 'अगर यह अकाउंट है, तो हमने उसके ईमेल पर लिंक भेजा है। वह सिर्फ़ एक बार और 30 मिनट तक चलता है।',
    sentMore: 'ईमेल नहीं आया? स्पैम फ़ोल्डर देखें, या पता और अकाउंट का प्रकार जाँचें।',
    again: 'फिर कोशिश करें',
  },
  choose: {
    pageTitle: 'नया पासवर्ड चुनें · Avsar',
    title: 'नया पासवर्ड चुनें',
    lead: 'हम आपको हर जगह लॉगआउट करेंगे। फिर नए पासवर्ड से लॉगिन करें।',
    password: 'नया पासवर्ड',
    hint: ({ least }: { least: Value }) => `कम से कम ${least} अक्षर।`,
    save: 'नया पासवर्ड सेव करें',
    saving: 'सेव हो रहा है...',
    noLink: 'हमारे ईमेल का लिंक खोलें।',
    noLinkMore: 'यह पेज सिर्फ़ उसी लिंक से चलता है। लिंक सिर्फ़ एक बार और 30 मिनट तक चलता है।',
    newLink: 'नया लिंक पाएँ',
    noScript: 'पासवर्ड चुनने के लिए JavaScript चाहिए। ब्राउज़र में इसे चालू करें और लिंक फिर से खोलें।',
  },
};
