// Compiled from src/texts/hi/vocabularies.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const employmentTypeTexts = {
  "Full-time": 'फ़ुल-टाइम',
  "Part-time": 'पार्ट-टाइम',
  Contract: 'कॉन्ट्रैक्ट',
  Internship: 'इंटर्नशिप',
  Freelance: 'फ़्रीलांस',
};

export const workModeTexts = {
  "Work From Office": 'ऑफ़िस से काम',
  "Work From Home": 'घर से काम',
  Remote: 'रिमोट',
  Hybrid: 'हाइब्रिड',
};

export const genderTexts = {
  male: 'पुरुष',
  female: 'महिला',
  other: 'अन्य',
};

export const applyForTexts = {
  Job: 'नौकरी',
  Internship: 'इंटर्नशिप',
};

export const educationLevelTexts = {
  "High School": 'हाई स्कूल',
  "Bachelor's Degree": 'बैचलर डिग्री',
  "Master's Degree": 'मास्टर डिग्री',
  "Ph.D": 'पीएचडी',
  Other: 'अन्य',
};

export const noticePeriodTexts = {
  Immediately: 'तुरंत',
  "15 days": '15 दिन',
  "30 days": '30 दिन',
  "60 days": '60 दिन',
  "90 days": '90 दिन',
};

export const completionSectionTexts = {
  basicInfo: 'मुख्य जानकारी',
  resume: 'रिज़्यूमे',
  skills: 'स्किल',
  skillHeadline: 'स्किल हेडलाइन',
  experience: 'अनुभव',
  education: 'पढ़ाई',
  preferredLocation: 'पसंद की जगहें',
  salary: 'वेतन की उम्मीद',
};

export const userTypeTexts = {
  Candidate: 'उम्मीदवार',
  Recruiter: 'रिक्रूटर',
  Admin: 'एडमिन',
  "Super Admin": 'सुपर एडमिन',
};

export const experienceBandTexts = {
  option: ({ band }: { band: Value }) => `${band} साल`,
};
