// Compiled from src/texts/hi/vocabularies.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const employmentTypeTexts = {
  "Full-time": 'Full-time',
  "Part-time": 'Part-time',
  Contract: 'Contract',
  Internship: 'Internship',
  Freelance: 'Freelance',
};

export const workModeTexts = {
  "Work From Office": 'Work From Office',
  "Work From Home": 'Work From Home',
  Remote: 'Remote',
  Hybrid: 'Hybrid',
};

export const genderTexts = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
};

export const applyForTexts = {
  Job: 'Job',
  Internship: 'Internship',
};

export const educationLevelTexts = {
  "High School": 'High School',
  "Bachelor's Degree": 'Bachelor\'s Degree',
  "Master's Degree": 'Master\'s Degree',
  "Ph.D": 'Ph.D',
  Other: 'Other',
};

export const noticePeriodTexts = {
  Immediately: 'Immediately',
  "15 days": '15 days',
  "30 days": '30 days',
  "60 days": '60 days',
  "90 days": '90 days',
};

export const completionSectionTexts = {
  basicInfo: 'Basic info',
  resume: 'Resume',
  skills: 'Skills',
  skillHeadline: 'Skill headline',
  experience: 'Experience',
  education: 'Education',
  preferredLocation: 'Preferred location',
  salary: 'Salary',
};

export const userTypeTexts = {
  Candidate: 'Candidate',
  Recruiter: 'Recruiter',
  Admin: 'Admin',
  "Super Admin": 'Super Admin',
};

export const experienceBandTexts = {
  option: ({ band }: { band: Value }) => `${band} years`,
};
