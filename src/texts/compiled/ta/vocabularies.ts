// Compiled from src/texts/ta/vocabularies.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const employmentTypeTexts = {
  "Full-time": 'முழு நேரம்',
  "Part-time": 'பகுதி நேரம்',
  Contract: 'ஒப்பந்தம்',
  Internship: 'இன்டர்ன்ஷிப்',
  Freelance: 'ஃப்ரீலான்ஸ்',
};

export const workModeTexts = {
  "Work From Office": 'ஆபீஸிலிருந்து வேலை',
  "Work From Home": 'வீட்டிலிருந்து வேலை',
  Remote: 'எங்கிருந்தும் வேலை',
  Hybrid: 'ஹைப்ரிட்',
};

export const genderTexts = {
  male: 'ஆண்',
  female: 'பெண்',
  other: 'மற்றவை',
};

export const applyForTexts = {
  Job: 'வேலை',
  Internship: 'இன்டர்ன்ஷிப்',
};

export const educationLevelTexts = {
  "High School": 'பள்ளிப் படிப்பு',
  "Bachelor's Degree": 'இளநிலைப் பட்டம்',
  "Master's Degree": 'முதுநிலைப் பட்டம்',
  "Ph.D": 'Ph.D',
  Other: 'மற்றவை',
};

export const noticePeriodTexts = {
  Immediately: 'உடனே',
  "15 days": '15 நாட்கள்',
  "30 days": '30 நாட்கள்',
  "60 days": '60 நாட்கள்',
  "90 days": '90 நாட்கள்',
};

export const completionSectionTexts = {
  basicInfo: 'அடிப்படை விவரம்',
  resume: 'ரெஸ்யூமே',
  skills: 'திறன்கள்',
  skillHeadline: 'ஹெட்லைன்',
  experience: 'அனுபவம்',
  education: 'படிப்பு',
  preferredLocation: 'விரும்பும் ஊர்',
  salary: 'சம்பளம்',
};

export const userTypeTexts = {
  Candidate: 'வேலை தேடுபவர்',
  Recruiter: 'ரெக்ரூட்டர்',
  Admin: 'அட்மின்',
  "Super Admin": 'சூப்பர் அட்மின்',
};

export const experienceBandTexts = {
  option: ({ band }: { band: Value }) => `${band} ஆண்டுகள்`,
};
