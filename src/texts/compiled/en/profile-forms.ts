// Compiled from src/texts/en/profile-forms.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const basicsTexts = {
  headline: 'Profile headline',
  headlineHint: 'Describe yourself in one line, such as “Commerce graduate with two years in retail accounts”',
  skills: 'Key skills',
  skillsHint: 'Type a skill and press Enter or a comma',
  fresher: 'I am a fresher',
  fresherHint: 'Select this if you have no work experience yet',
  profession: 'Your profession',
  about: 'About you',
  aboutHelp: 'To change your name, mobile number or address, go to <a>Edit Profile</a>.',
  gender: 'Gender',
  dob: 'Date of birth',
  applyFor: 'Looking for',
  preferences: 'What you are looking for',
  locations: 'Preferred locations',
  locationsHint: 'Type a city and press Enter or a comma',
  salary: 'Expected salary',
  notice: 'Notice period',
  noticeHint: 'How soon you can join',
  noticeNone: 'Not given',
};

export const certificateTexts = {
  name: 'Name',
  issuer: 'Issuer',
  issueDate: 'Issue date',
  description: 'Description',
  withFile: ({ name }: { name: Value }) => `File attached: ${name}`,
  help: 'To upload certificate files, go to <a>Award/Certificates</a>.',
};

export const completionTexts = {
  title: 'Complete your profile',
  formTitle: 'Profile basics',
  tabs: 'Profile sections',
  toOverview: 'Profile overview',
  toAll: 'All profile sections',
  lead: 'Your changes take effect when you save. Recruiters see them when they open your profile.',
  failed: 'We couldn’t load your profile.',
  saving: 'Saving...',
  pleaseLogin: 'Please login to save your profile',
  updated: 'Profile updated successfully!',
  refused: ({ message }: { message: Value }) => `Error updating profile: ${message}`,
  unknownError: 'Unknown error',
  httpError: ({ status }: { status: Value }) => `Error: HTTP error! status: ${status}`,
  empty: 'Empty response from server',
  unreadable: 'Invalid JSON response from server',
  kept: 'We keep what you typed in this browser until you save it.',
  draftBack: 'We restored your draft.',
  draftBackMore: 'Save it to update your profile.',
  discard: 'Discard draft',
  undo: 'Undo',
};

export const contactTexts = {
  contact: 'Contact',
  contactHelp: 'Recruiters use these to reach you. Your sign-in email does not change. If you leave them blank, we show your account email and phone.',
  email: 'Contact email',
  phone: 'Contact phone',
  social: 'Social links',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
  twitter: 'Twitter',
  placeholders: {
    linkedin: 'https://linkedin.com/in/...',
    github: 'https://github.com/...',
    portfolio: 'https://...',
    twitter: 'https://x.com/...',
  },
};

export const educationTexts = {
  degree: 'Degree',
  institution: 'Institution',
  startDate: 'Start date',
  endDate: 'End date',
  passedIn: ({ year }: { year: Value }) => `Year of passing: ${year}`,
  grade: 'Grade',
  gradeHint: 'For example: 8.2 CGPA or 76%',
};

export const entryTexts = {
  education: {
    one: ({ number }: { number: Value }) => `Education ${number}`,
    add: 'Add education',
    removed: ({ number }: { number: Value }) => `Education ${number} removed. Save to update your profile.`,
  },
  projects: {
    one: ({ number }: { number: Value }) => `Project ${number}`,
    add: 'Add project',
    removed: ({ number }: { number: Value }) => `Project ${number} removed. Save to update your profile.`,
  },
  certificates: {
    one: ({ number }: { number: Value }) => `Certificate ${number}`,
    add: 'Add certificate',
    removed: ({ number }: { number: Value }) => `Certificate ${number} removed. Save to update your profile.`,
  },
  hobbies: {
    one: ({ number }: { number: Value }) => `Hobby ${number}`,
    add: 'Add hobby',
    removed: ({ number }: { number: Value }) => `Hobby ${number} removed. Save to update your profile.`,
  },
};

export const overviewTexts = {
  title: 'Profile overview',
  needs: {
    basicInfo: 'Name, email, phone, gender, date of birth and address',
    resume: 'A PDF, DOC or DOCX file',
    skills: 'At least one skill',
    skillHeadline: 'One line that describes you',
    experience: 'A job, or confirm that you are a fresher',
    education: 'At least one degree or school',
    preferredLocation: 'Where you want to work',
    salary: 'The pay you expect',
  },
  complete: 'Complete',
  incomplete: 'Incomplete',
  update: 'Update',
  completeNow: 'Complete Now',
  actOn: ({ action, section }: { action: Value; section: Value }) => `${action}: ${section}`,
  lastUpdated: ({ day }: { day: Value }) => `Last updated ${day}`,
  neverUpdated: 'Not started yet',
  percent: ({ percent }: { percent: Value }) => `${percent}%`,
  completion: 'Profile completion',
  low: 'Complete your profile to increase visibility to employers!',
  good: 'Good progress! Continue completing your profile.',
  full: 'Excellent! Your profile is complete.',
  toForms: 'Complete all sections',
  toChange: 'Edit my profile',
  toView: 'View my profile',
  error: 'Error!',
  noToken: 'Authentication token not found',
  failed: 'Failed to fetch profile data',
};

export const projectTexts = {
  title: 'Title',
  description: 'Description',
  technologies: 'Technologies',
  technologiesHint: 'Type one and press Enter or a comma',
  link: 'Link',
  linkHint: 'Starts with https://',
};

export const sectionTexts = {
  "profile-basics": {
    tab: 'Profile Basics',
    save: 'Save profile basics',
  },
  education: {
    tab: 'Education',
    save: 'Save education',
  },
  projects: {
    tab: 'Projects',
    save: 'Save projects',
  },
  certificates: {
    tab: 'Certificates',
    save: 'Save certificates',
  },
  "contact-social": {
    tab: 'Contact & Social',
    save: 'Save contact & social',
  },
  hobbies: {
    tab: 'Hobbies',
    save: 'Save hobbies',
  },
};

export const viewTexts = {
  own: 'My profile',
  card: 'User profile',
  toDashboard: 'Go to dashboard',
  plainTitle: 'Profile',
  loading: 'Loading...',
  at: ({ designation, company }: { designation: Value; company: Value }) => `${designation} at ${company}`,
  contact: 'Contact',
  personal: 'Personal information',
  dob: 'Date of birth',
  gender: 'Gender',
  address: 'Address',
  headline: 'Resume headline',
  skills: 'Key skills',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  awards: 'Awards',
  certifications: 'Certifications',
  resume: 'Resume',
  openResume: ({ name }: { name: Value }) => `Open resume: ${name}`,
  hobbies: 'Hobbies',
  openFile: 'Open file',
  openFileOf: ({ title }: { title: Value }) => `Open file: ${title}`,
  add: 'Add what’s missing. Others don’t see empty sections:',
  expected: ({ year }: { year: Value }) => `Expected in ${year}`,
  cardShown: 'Everyone sees this card on the home page. You can hide it on your <a>account page</a>.',
  cardHidden: 'This is your card. Only you see it. You can show it on the home page from your <a>account page</a>.',
  notSaid: 'Not given',
  edit: 'Edit profile',
  print: 'Print',
  back: 'Back',
  notFound: 'We can’t find this profile.',
  notFoundHelp: 'It doesn’t exist or you don’t have access to it.',
  failed: 'We couldn’t load the profile.',
  noUser: 'No user data found.',
  noUserHelp: 'Sign in again or open your profile.',
  openProfile: 'Open my profile',
};
