// Compiled from src/texts/en/profile-forms.json by `npm run texts`: edit that file, not this one.
import { type Value } from '../message.ts';

export const basicsTexts = {
  headline: 'Profile headline',
  headlineHint: 'One line that says who you are, such as "Commerce graduate with two years in retail accounts"',
  skills: 'Key skills',
  skillsHint: 'Type a skill and press Enter or a comma',
  fresher: 'I am a fresher',
  fresherHint: 'Tick it while you have no work experience to enter',
  profession: 'Your profession',
  about: 'About you',
  aboutHelp: 'Your name, mobile number and address stand under',
  aboutLink: 'Basic-Details',
  gender: 'Gender',
  genders: {
    male: 'Male',
    female: 'Female',
    other: 'Other',
  },
  dob: 'Date of birth',
  applyFor: 'Looking for',
  preferences: 'What you are looking for',
  locations: 'Preferred locations',
  locationsHint: 'Cities where you would work, each ended with Enter or a comma',
  salary: 'Expected salary',
  notice: 'Notice period',
  noticeHint: 'How long until you can join',
  noticeNone: 'Not said',
};

export const certificateTexts = {
  name: 'Name',
  issuer: 'Issuer',
  issueDate: 'Issue date',
  description: 'Description',
  withFile: ({ name }: { name: Value }) => `With the file ${name}`,
  help: 'The file of a certificate is uploaded under',
  helpLink: 'Award/Certificates',
};

export const completionTexts = {
  title: 'Complete your profile',
  formTitle: 'Profile basics',
  tabs: 'Parts of the profile',
  toOverview: 'Profile overview',
  toAll: 'All parts of the profile',
  lead: 'What you save here stands in your profile at once. Recruiters see it when they open your profile.',
  failed: 'Your profile could not be loaded.',
  saving: 'Saving...',
  pleaseLogin: 'Please login to save your profile',
  updated: 'Profile updated successfully!',
  refused: ({ message }: { message: Value }) => `Error updating profile: ${message}`,
  unknownError: 'Unknown error',
  httpError: ({ status }: { status: Value }) => `Error: HTTP error! status: ${status}`,
  empty: 'Empty response from server',
  unreadable: 'Invalid JSON response from server',
  kept: 'Nothing is lost: what you typed is kept in this browser until it is saved.',
  draftBack: 'Your draft is back.',
  draftBackMore: 'It is not saved yet.',
  discard: 'Discard the draft',
  undo: 'Undo',
};

export const contactTexts = {
  contact: 'Contact',
  contactHelp: 'Recruiters write and call here. It does not change the email address that you log in with. Left empty, your own stand there.',
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
  gradeHint: 'Such as 8.2 CGPA, 76%',
};

export const entryTexts = {
  education: {
    one: ({ number }: { number: Value }) => `Education ${number}`,
    add: 'Add education',
    removed: ({ number }: { number: Value }) => `Education ${number} removed. It goes from your profile when you save.`,
  },
  projects: {
    one: ({ number }: { number: Value }) => `Project ${number}`,
    add: 'Add project',
    removed: ({ number }: { number: Value }) => `Project ${number} removed. It goes from your profile when you save.`,
  },
  certificates: {
    one: ({ number }: { number: Value }) => `Certificate ${number}`,
    add: 'Add certificate',
    removed: ({ number }: { number: Value }) => `Certificate ${number} removed. It goes from your profile when you save.`,
  },
  hobbies: {
    one: ({ number }: { number: Value }) => `Hobby ${number}`,
    add: 'Add hobby',
    removed: ({ number }: { number: Value }) => `Hobby ${number} removed. It goes from your profile when you save.`,
  },
};

export const overviewTexts = {
  title: 'Profile overview',
  sections: {
    basicInfo: 'Basic info',
    resume: 'Resume',
    skills: 'Skills',
    skillHeadline: 'Skill headline',
    experience: 'Experience',
    education: 'Education',
    preferredLocation: 'Preferred location',
    salary: 'Salary',
  },
  needs: {
    basicInfo: 'Name, email, phone, gender, date of birth and address',
    resume: 'A PDF, DOC or DOCX file',
    skills: 'At least one skill',
    skillHeadline: 'One line that says who you are',
    experience: 'A job, or that you are a fresher',
    education: 'At least one degree or school',
    preferredLocation: 'Where you would work',
    salary: 'What you expect to earn in a year',
  },
  complete: 'Complete',
  incomplete: 'Incomplete',
  update: 'Update',
  completeNow: 'Complete Now',
  actOn: ({ act, section }: { act: Value; section: Value }) => `${act}: ${section}`,
  lastUpdated: ({ day }: { day: Value }) => `Last updated ${day}`,
  neverUpdated: 'Not filled in yet',
  percent: ({ percent }: { percent: Value }) => `${percent}%`,
  completion: 'Profile completion',
  low: 'Complete your profile to increase visibility to employers!',
  good: 'Good progress! Continue completing your profile.',
  full: 'Excellent! Your profile is complete.',
  toForms: 'Fill in all parts',
  toView: 'See my profile',
  error: 'Error!',
  noToken: 'Authentication token not found',
  failed: 'Failed to fetch profile data',
};

export const projectTexts = {
  title: 'Title',
  description: 'Description',
  technologies: 'Technologies',
  technologiesHint: 'Each ended with Enter or a comma',
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
  toDashboard: 'To the dashboard',
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
  openResume: ({ name }: { name: Value }) => `Open the resume: ${name}`,
  hobbies: 'Hobbies',
  openFile: 'Open the file',
  openFileOf: ({ title }: { title: Value }) => `Open the file: ${title}`,
  none: 'Not filled in yet.',
  notSaid: 'Not Mentioned',
  edit: 'Edit profile',
  print: 'Print',
  back: 'Back',
  notFound: 'There is no such profile here.',
  notFoundHelp: 'It does not exist, or it is not open to you.',
  failed: 'The profile could not be loaded.',
  noUser: 'No user data found.',
  noUserHelp: 'Log in again, or open your profile.',
  openProfile: 'Open my profile',
};
