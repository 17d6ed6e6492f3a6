// Compiled from src/texts/ta/site.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const siteTexts = {
  main: 'முதன்மை',
  quickLinks: 'விரைவு லிங்குகள்',
  popularOptions: 'அதிகம் தேடுபவை',
  lowData: 'குறைந்த டேட்டா பக்கம்',
  menus: {
    jobs: 'வேலைகள்',
    companies: 'நிறுவனங்கள்',
    services: 'சேவைகள்',
  },
  menu: 'மெனு',
  admin: 'அட்மின்',
  login: 'லாகின்',
  register: 'பதிவு செய்',
  logout: 'லாகவுட்',
  dashboard: 'டாஷ்போர்டு',
  account: 'கணக்கு',
  dashboardOf: ({ name }: { name: Value }) => `${name}: உங்கள் டாஷ்போர்டுக்குச் செல்லுங்கள்`,
  links: {
    allJobs: 'எல்லா வேலைகளும்',
    searchJobs: 'வேலை தேடுங்கள்',
    internships: 'இன்டர்ன்ஷிப்கள்',
    remote: 'வீட்டிலிருந்து வேலை',
    jobsIn: ({ place }: { place: Value }) => `${place}: வேலைகள்`,
    employerRegister: 'நிறுவனமாகப் பதிவு செய்',
    employerLogin: 'நிறுவன லாகின்',
    postJob: 'வேலையைப் பதிவிடு',
    registerNow: 'இப்போதே பதிவு செய்',
    dashboard: 'உங்கள் விண்ணப்பங்கள்',
    byType: ({ type }: { type: Value }) => `${type} வேலைகள்`,
    careerTips: 'வேலைக்கான டிப்ஸ்',
    recruitmentServices: 'ஆட்சேர்ப்புச் சேவைகள்',
    mentorships: 'மென்டர்ஷிப்',
    becomeMentee: 'மென்டரைப் பெறுங்கள்',
    students: 'மாணவர்கள், பணிபுரிபவர்கள்',
    companies: 'நிறுவனங்கள், ரெக்ரூட்டர்கள்',
    colleges: 'கல்லூரிகள்',
    about: 'எங்களைப் பற்றி',
    contact: 'எங்களைத் தொடர்புகொள்ள',
    privacy: 'தனியுரிமைக் கொள்கை',
    terms: 'விதிமுறைகள்',
  },
  footer: {
    about: 'இந்தியா முழுவதும் வேலை, இன்டர்ன்ஷிப், மென்டர்ஷிப். வேலை தேடுபவர்களுக்கு இலவசம்: Avsar ஒருபோதும் பணம் கேட்காது.',
    jobSeekers: 'வேலை தேடுபவர்கள்',
    employers: 'வேலை தருபவர்கள்',
    company: 'நிறுவனம்',
    copyright: ({ year }: { year: Value }) => `© ${year} Avsar`,
    report: 'பணம் கேட்கும் வேலையைப் பற்றிப் புகார் செய்யுங்கள்',
  },
};

export const languageSwitchTexts = {
  label: 'மொழி',
};
