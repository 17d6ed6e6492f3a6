// Compiled from src/texts/hi/documents.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const resumeDocumentTexts = {
  title: ({ name }: { name: Value }) => `${name} का रिज़्यूमे`,
  fileName: ({ name, format }: { name: Value; format: Value }) => `${name} - resume.${format}`,
  present: 'अब तक',
  expected: ({ year }: { year: Value }) => `${year} में पूरी होगी`,
  headings: {
    summary: 'मेरे बारे में',
    experience: 'अनुभव',
    education: 'पढ़ाई',
    skills: 'स्किल',
    projects: 'प्रोजेक्ट',
    certificates: 'सर्टिफ़िकेट और अवॉर्ड',
    hobbies: 'शौक',
  },
};

export const offerLetterTexts = {
  documentTitle: ({ job, company }: { job: Value; company: Value }) => `नौकरी का ऑफ़र: ${job}, ${company}`,
  headingJob: ({ job }: { job: Value }) => `नौकरी का ऑफ़र: ${job}`,
  headingInternship: ({ job }: { job: Value }) => `इंटर्नशिप का ऑफ़र: ${job}`,
  to: ({ name }: { name: Value }) => `${name} के लिए`,
  signed: ({ company }: { company: Value }) => `${company} की ओर से`,
  position: 'पद',
  company: 'कंपनी',
  place: 'काम की जगह',
  type: 'प्रकार',
  salary: 'वेतन',
  salaryValue: ({ rupees }: { rupees: Value }) => `₹${rupees} सालाना`,
  stipend: 'स्टाइपेंड',
  stipendValue: ({ rupees }: { rupees: Value }) => `हर महीने ₹${rupees}`,
  start: 'काम का पहला दिन',
  startOpen: 'मिलकर तय होगा',
  answerBy: 'जवाब की आखिरी तारीख',
  open: ({ day }: { day: Value }) => `यह ऑफ़र ${day} तक चालू है।`,
  removed: 'Avsar ने यह नौकरी हटा दी है। जब तक यह हटी हुई है, आप इस ऑफ़र का जवाब नहीं दे सकते।',
  expired: ({ day }: { day: Value }) => `इस ऑफ़र का समय ${day} को खत्म हुआ।`,
  withdrawn: 'यह ऑफ़र वापस लिया गया।',
  withdrawnOn: ({ day }: { day: Value }) => `यह ऑफ़र ${day} को वापस लिया गया।`,
  accepted: 'उम्मीदवार ने यह ऑफ़र स्वीकार किया।',
  acceptedOn: ({ day }: { day: Value }) => `उम्मीदवार ने ${day} को यह ऑफ़र स्वीकार किया।`,
  rejected: 'उम्मीदवार ने यह ऑफ़र अस्वीकार किया।',
  rejectedOn: ({ day }: { day: Value }) => `उम्मीदवार ने ${day} को यह ऑफ़र अस्वीकार किया।`,
  foot: ({ page, pages }: { page: Value; pages: Value }) => `Avsar पर बना। Avsar कभी पैसे नहीं माँगता। पेज ${page}, कुल ${pages}`,
};

export const calendarEntryTexts = {
  summary: ({ job, company }: { job: Value; company: Value }) => `इंटरव्यू: ${job}, ${company}`,
  contact: ({ contact }: { contact: Value }) => `संपर्क: ${contact}`,
  fileName: ({ company }: { company: Value }) => `इंटरव्यू ${company}.ics`,
};

export const sharePictureTexts = {
  title: 'अपने लायक काम पाएँ। हर कदम की खबर रखें।',
  line: 'पूरे भारत में नौकरियाँ, इंटर्नशिप और मेंटर',
  mark: 'Avsar',
  postedFor: ({ company, poster }: { company: Value; poster: Value }) => `${company} के लिए ${poster} ने पोस्ट की`,
  postedByRecruiter: ({ company }: { company: Value }) => `${company} के लिए रिक्रूटर ने पोस्ट की`,
};
