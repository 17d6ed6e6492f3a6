// Compiled from src/texts/hi/profile-forms.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const basicsTexts = {
  headline: 'प्रोफ़ाइल हेडलाइन',
  headlineHint: 'एक लाइन में अपने बारे में लिखें, जैसे “कॉमर्स ग्रेजुएट, रिटेल अकाउंट्स में दो साल का अनुभव”',
  skills: 'मुख्य स्किल',
  skillsHint: 'स्किल लिखें और Enter या कॉमा दबाएँ',
  fresher: 'मैं फ़्रेशर हूँ',
  fresherHint: 'अभी काम का अनुभव नहीं है तो इसे चुनें',
  profession: 'आपका पेशा',
  about: 'आपके बारे में',
  aboutHelp: 'नाम, मोबाइल नंबर या पता बदलने के लिए <a>प्रोफ़ाइल बदलें</a> पर जाएँ।',
  gender: 'लिंग',
  dob: 'जन्म तारीख',
  applyFor: 'क्या चाहिए',
  preferences: 'आपकी पसंद',
  locations: 'पसंद की जगहें',
  locationsHint: 'शहर लिखें और Enter या कॉमा दबाएँ',
  salary: 'वेतन की उम्मीद',
  notice: 'नोटिस पीरियड',
  noticeHint: 'आप कितने दिन में जॉइन कर सकते हैं',
  noticeNone: 'नहीं बताया',
};

export const certificateTexts = {
  name: 'नाम',
  issuer: 'किसने दिया',
  issueDate: 'मिलने की तारीख',
  description: 'ब्योरा',
  withFile: ({ name }: { name: Value }) => `फ़ाइल लगी है: ${name}`,
  help: 'सर्टिफ़िकेट की फ़ाइलें <a>अवॉर्ड/सर्टिफ़िकेट</a> में अपलोड करें।',
};

export const completionTexts = {
  title: 'अपनी प्रोफ़ाइल पूरी करें',
  formTitle: 'प्रोफ़ाइल की मुख्य बातें',
  tabs: 'प्रोफ़ाइल के हिस्से',
  toOverview: 'प्रोफ़ाइल की झलक',
  toAll: 'प्रोफ़ाइल के सभी हिस्से',
  lead: 'बदलाव सेव करने पर लागू होते हैं। रिक्रूटर आपकी प्रोफ़ाइल खोलने पर उन्हें देखते हैं।',
  failed: 'हम आपकी प्रोफ़ाइल लोड नहीं कर पाए।',
  saving: 'सेव हो रहा है...',
  pleaseLogin: 'प्रोफ़ाइल सेव करने के लिए लॉगिन करें',
  updated: 'प्रोफ़ाइल अपडेट हो गई!',
  refused: ({ message }: { message: Value }) => `प्रोफ़ाइल अपडेट करने में गड़बड़ी: ${message}`,
  unknownError: 'अनजान गड़बड़ी',
  httpError: ({ status }: { status: Value }) => `सेव नहीं हुआ (HTTP ${status})`,
  empty: 'सर्वर से खाली जवाब आया',
  unreadable: 'सर्वर का JSON जवाब पढ़ा नहीं जा सका',
  kept: 'सेव करने तक आपका लिखा इसी ब्राउज़र में रहता है।',
  draftBack: 'आपका ड्राफ़्ट वापस आ गया।',
  draftBackMore: 'प्रोफ़ाइल अपडेट करने के लिए इसे सेव करें।',
  discard: 'ड्राफ़्ट हटाएँ',
  undo: 'वापस लाएँ',
};

export const contactTexts = {
  contact: 'संपर्क',
  contactHelp: 'रिक्रूटर इनसे आप तक पहुँचते हैं। लॉगिन वाला ईमेल नहीं बदलता। खाली छोड़ें तो हम आपके अकाउंट का ईमेल और फ़ोन दिखाते हैं।',
  email: 'संपर्क ईमेल',
  phone: 'संपर्क फ़ोन',
  social: 'सोशल लिंक',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'पोर्टफ़ोलियो',
  twitter: 'Twitter',
  placeholders: {
    linkedin: 'https://linkedin.com/in/...',
    github: 'https://github.com/...',
    portfolio: 'https://...',
    twitter: 'https://x.com/...',
  },
};

export const educationTexts = {
  degree: 'डिग्री',
  institution: 'संस्थान',
  startDate: 'शुरू होने की तारीख',
  endDate: 'खत्म होने की तारीख',
  passedIn: ({ year }: { year: Value }) => `पास होने का साल: ${year}`,
  grade: 'ग्रेड',
  gradeHint: 'जैसे: 8.2 CGPA या 76%',
};

export const entryTexts = {
  education: {
    one: ({ number }: { number: Value }) => `पढ़ाई ${number}`,
    add: 'पढ़ाई जोड़ें',
    removed: ({ number }: { number: Value }) => `पढ़ाई ${number} हटाई। प्रोफ़ाइल अपडेट करने के लिए सेव करें।`,
  },
  projects: {
    one: ({ number }: { number: Value }) => `प्रोजेक्ट ${number}`,
    add: 'प्रोजेक्ट जोड़ें',
    removed: ({ number }: { number: Value }) => `प्रोजेक्ट ${number} हटाया। प्रोफ़ाइल अपडेट करने के लिए सेव करें।`,
  },
  certificates: {
    one: ({ number }: { number: Value }) => `सर्टिफ़िकेट ${number}`,
    add: 'सर्टिफ़िकेट जोड़ें',
    removed: ({ number }: { number: Value }) => `सर्टिफ़िकेट ${number} हटाया। प्रोफ़ाइल अपडेट करने के लिए सेव करें।`,
  },
  hobbies: {
    one: ({ number }: { number: Value }) => `शौक ${number}`,
    add: 'शौक जोड़ें',
    removed: ({ number }: { number: Value }) => `शौक ${number} हटाया। प्रोफ़ाइल अपडेट करने के लिए सेव करें।`,
  },
};

export const overviewTexts = {
  title: 'प्रोफ़ाइल की झलक',
  needs: {
    basicInfo: 'नाम, ईमेल, फ़ोन, लिंग, जन्म तारीख और पता',
    resume: 'PDF, DOC या DOCX फ़ाइल',
    skills: 'कम से कम एक स्किल',
    skillHeadline: 'एक लाइन जो आपके बारे में बताए',
    experience: 'कोई नौकरी, या बताएँ कि आप फ़्रेशर हैं',
    education: 'कम से कम एक डिग्री या स्कूल',
    preferredLocation: 'आपको कहाँ काम करना है',
    salary: 'आपको कितने वेतन की उम्मीद है',
  },
  complete: 'पूरा',
  incomplete: 'अधूरा',
  update: 'अपडेट करें',
  completeNow: 'अभी पूरा करें',
  actOn: ({ action, section }: { action: Value; section: Value }) => `${action}: ${section}`,
  lastUpdated: ({ day }: { day: Value }) => `पिछला अपडेट: ${day}`,
  neverUpdated: 'अभी शुरू नहीं हुआ',
  percent: ({ percent }: { percent: Value }) => `${percent}%`,
  completion: 'प्रोफ़ाइल कितनी पूरी है',
  low: 'प्रोफ़ाइल पूरी करें, ताकि ज़्यादा कंपनियाँ आपको देखें!',
  good: 'बढ़िया चल रहा है! प्रोफ़ाइल पूरी करते रहें।',
  full: 'बहुत बढ़िया! आपकी प्रोफ़ाइल पूरी है।',
  toForms: 'सभी हिस्से पूरे करें',
  toChange: 'प्रोफ़ाइल बदलें',
  toView: 'मेरी प्रोफ़ाइल देखें',
  error: 'गड़बड़ी!',
  noToken: 'लॉगिन का टोकन नहीं मिला',
  failed: 'प्रोफ़ाइल की जानकारी लोड नहीं हुई',
};

export const projectTexts = {
  title: 'नाम',
  description: 'ब्योरा',
  technologies: 'टेक्नोलॉजी',
  technologiesHint: 'एक लिखें और Enter या कॉमा दबाएँ',
  link: 'लिंक',
  linkHint: 'https:// से शुरू होता है',
};

export const sectionTexts = {
  "profile-basics": {
    tab: 'मुख्य बातें',
    save: 'मुख्य बातें सेव करें',
  },
  education: {
    tab: 'पढ़ाई',
    save: 'पढ़ाई सेव करें',
  },
  projects: {
    tab: 'प्रोजेक्ट',
    save: 'प्रोजेक्ट सेव करें',
  },
  certificates: {
    tab: 'सर्टिफ़िकेट',
    save: 'सर्टिफ़िकेट सेव करें',
  },
  "contact-social": {
    tab: 'संपर्क और सोशल',
    save: 'संपर्क और सोशल सेव करें',
  },
  hobbies: {
    tab: 'शौक',
    save: 'शौक सेव करें',
  },
};

export const viewTexts = {
  own: 'मेरी प्रोफ़ाइल',
  card: 'यूज़र प्रोफ़ाइल',
  toDashboard: 'डैशबोर्ड पर जाएँ',
  plainTitle: 'प्रोफ़ाइल',
  loading: 'लोड हो रहा है...',
  at: ({ designation, company }: { designation: Value; company: Value }) => `${designation}, ${company}`,
  contact: 'संपर्क',
  personal: 'निजी जानकारी',
  dob: 'जन्म तारीख',
  gender: 'लिंग',
  address: 'पता',
  headline: 'रिज़्यूमे हेडलाइन',
  skills: 'मुख्य स्किल',
  experience: 'अनुभव',
  education: 'पढ़ाई',
  projects: 'प्रोजेक्ट',
  awards: 'अवॉर्ड',
  certifications: 'सर्टिफ़िकेट',
  resume: 'रिज़्यूमे',
  openResume: ({ name }: { name: Value }) => `रिज़्यूमे खोलें: ${name}`,
  hobbies: 'शौक',
  openFile: 'फ़ाइल खोलें',
  openFileOf: ({ title }: { title: Value }) => `फ़ाइल खोलें: ${title}`,
  add: 'जो बाकी है, उसे जोड़ें। खाली हिस्से दूसरों को नहीं दिखते:',
  expected: ({ year }: { year: Value }) => `${year} में पूरी होगी`,
  cardShown: 'होम पेज पर यह कार्ड सबको दिखता है। <a>अकाउंट पेज</a> पर आप इसे छिपा सकते हैं।',
  cardHidden: 'यह आपका कार्ड है। अभी यह सिर्फ़ आपको दिखता है। <a>अकाउंट पेज</a> से आप इसे होम पेज पर दिखा सकते हैं।',
  notSaid: 'नहीं बताया',
  edit: 'प्रोफ़ाइल बदलें',
  print: 'प्रिंट करें',
  back: 'पीछे',
  notFound: 'हमें यह प्रोफ़ाइल नहीं मिली।',
  notFoundHelp: 'यह है नहीं, या आप इसे नहीं देख सकते।',
  failed: 'हम प्रोफ़ाइल लोड नहीं कर पाए।',
  noUser: 'यूज़र की जानकारी नहीं मिली।',
  noUserHelp: 'फिर से लॉगिन करें या अपनी प्रोफ़ाइल खोलें।',
  openProfile: 'मेरी प्रोफ़ाइल खोलें',
};
