// Compiled from src/texts/hi/exports.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const cellTexts = {
  yes: 'हाँ',
  no: 'नहीं',
  portal: 'Avsar (अपने आप)',
  left: 'अकाउंट मिटाया',
};

export const applicationColumnTexts = {
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  jobId: 'नौकरी ID',
  jobTitle: 'पद का नाम',
  company: 'कंपनी',
  status: 'स्थिति',
  outcome: 'नतीजा',
  stateSince: 'स्थिति कब से',
  appliedOn: 'आवेदन की तारीख',
  experience: 'अनुभव (साल)',
  currentCompany: 'अभी की कंपनी',
  expectedSalary: 'वेतन की उम्मीद (सालाना रुपये)',
  noticePeriod: 'नोटिस पीरियड',
  education: 'पढ़ाई',
  skills: 'स्किल',
  interview: 'इंटरव्यू',
  interviewOn: 'इंटरव्यू की तारीख',
  interviewTime: 'इंटरव्यू का समय',
  takenDown: 'नौकरी हटाई गई',
  jobClosedOn: 'नौकरी कब बंद हुई',
  reason: 'वजह',
  fit: 'मिलान',
  fitOf: ({ asked, matched }: { asked: Value; matched: Value }) => `${asked} में से ${matched} स्किल`,
  rating: 'रेटिंग',
};

export const candidateColumnTexts = {
  userCode: 'यूज़र कोड',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  gender: 'लिंग',
  dob: 'जन्म तारीख',
  applyFor: 'क्या चाहिए',
  status: 'स्थिति',
  joinedOn: 'कब जुड़े',
  lastActive: 'पिछली बार आए',
  title: 'पद',
  experience: 'अनुभव (साल)',
  location: 'जगह',
  skills: 'स्किल',
  resume: 'रिज़्यूमे',
  findable: 'रिक्रूटर इन्हें खोज सकते हैं',
  showCard: 'होम पेज पर कार्ड',
  applications: 'आवेदन',
};

export const recruiterColumnTexts = {
  userCode: 'यूज़र कोड',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  company: 'कंपनी',
  verified: 'सत्यापित',
  address: 'पता',
  city: 'शहर',
  state: 'राज्य',
  country: 'देश',
  pincode: 'पिन कोड',
  status: 'स्थिति',
  jobs: 'नौकरियाँ',
  joinedOn: 'कब जुड़े',
  lastActive: 'पिछली बार आए',
};

export const auditColumnTexts = {
  when: 'कब (UTC)',
  by: 'किसने',
  name: 'नाम',
  action: 'एक्शन',
  kind: 'प्रकार',
  code: 'कोड',
  id: 'ID',
  whose: 'किस पर',
  from: 'पहले',
  to: 'बाद में',
  reason: 'वजह',
  values: 'बदली जानकारी',
  bulkChange: 'एक साथ बदलाव',
  undoes: 'किस समय का बदलाव वापस लाया गया (UTC)',
};

export const ownDataTexts = {
  readme: 'यह वह डेटा है जो Avsar आपके बारे में रखता है।',
  data: 'data/   हर तरह के रिकॉर्ड की एक JSON फ़ाइल। समय UTC में है।',
  files: 'files/  आपका अपलोड किया सब कुछ, प्रकार के हिसाब से।',
};
