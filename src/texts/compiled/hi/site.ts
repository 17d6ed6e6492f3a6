// Compiled from src/texts/hi/site.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const siteTexts = {
  main: 'मुख्य',
  quickLinks: 'क्विक लिंक',
  popularOptions: 'लोकप्रिय',
  lowData: 'कम डेटा वाला पेज',
  menus: {
    jobs: 'नौकरियाँ',
    companies: 'कंपनियाँ',
    services: 'सेवाएँ',
  },
  menu: 'मेनू',
  admin: 'एडमिन',
  login: 'लॉगिन',
  register: 'रजिस्टर करें',
  logout: 'लॉगआउट',
  dashboard: 'डैशबोर्ड',
  account: 'अकाउंट',
  dashboardOf: ({ name }: { name: Value }) => `${name}: अपने डैशबोर्ड पर जाएँ`,
  links: {
    allJobs: 'सभी नौकरियाँ',
    searchJobs: 'नौकरी खोजें',
    internships: 'इंटर्नशिप',
    remote: 'रिमोट नौकरियाँ',
    jobsIn: ({ place }: { place: Value }) => `${place} में नौकरियाँ`,
    employerRegister: 'रिक्रूटर अकाउंट बनाएँ',
    employerLogin: 'रिक्रूटर लॉगिन',
    postJob: 'नौकरी पोस्ट करें',
    registerNow: 'अभी रजिस्टर करें',
    dashboard: 'आपके आवेदन',
    byType: ({ type }: { type: Value }) => `${type} नौकरियाँ`,
    careerTips: 'करियर टिप्स',
    recruitmentServices: 'भर्ती सेवाएँ',
    mentorships: 'मेंटरशिप',
    becomeMentee: 'मेंटी बनें',
    students: 'स्टूडेंट और प्रोफ़ेशनल',
    companies: 'कंपनियाँ और रिक्रूटर',
    colleges: 'कॉलेज',
    about: 'हमारे बारे में',
    contact: 'संपर्क करें',
    privacy: 'प्राइवेसी पॉलिसी',
    terms: 'नियम और शर्तें',
  },
  footer: {
    about: 'भारत के लिए नौकरियाँ, इंटर्नशिप और मेंटरशिप। उम्मीदवारों के लिए मुफ़्त: Avsar कभी पैसे नहीं माँगता।',
    jobSeekers: 'नौकरी ढूँढने वाले',
    employers: 'नौकरी देने वाले',
    company: 'कंपनी',
    copyright: ({ year }: { year: Value }) => `© ${year} Avsar`,
    report: 'पैसे माँगने वाली नौकरी की शिकायत करें',
  },
};

export const languageSwitchTexts = {
  label: 'भाषा',
};
