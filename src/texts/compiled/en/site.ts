// Compiled from src/texts/en/site.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const siteTexts = {
  main: 'Main',
  quickLinks: 'Quick Links',
  popularOptions: 'Popular Options',
  lowData: 'Low-data page',
  menus: {
    jobs: 'Jobs',
    companies: 'Companies',
    services: 'Services',
  },
  menu: 'Menu',
  admin: 'Admin',
  login: 'Login',
  register: 'Register',
  logout: 'Logout',
  dashboard: 'Dashboard',
  account: 'Account',
  dashboardOf: ({ name }: { name: Value }) => `${name}: go to your dashboard`,
  links: {
    allJobs: 'All jobs',
    searchJobs: 'Search Jobs',
    internships: 'Internships',
    remote: 'Remote jobs',
    jobsIn: ({ place }: { place: Value }) => `Jobs in ${place}`,
    employerRegister: 'Register as Employer',
    employerLogin: 'Employer Login',
    postJob: 'Post a Job',
    registerNow: 'Register Now',
    dashboard: 'Your applications',
    byType: ({ type }: { type: Value }) => `${type} jobs`,
    careerTips: 'Career Tips',
    recruitmentServices: 'Recruitment Services',
    mentorships: 'Mentorships',
    becomeMentee: 'Become a Mentee',
    students: 'Students and Professionals',
    companies: 'Companies and Recruiters',
    colleges: 'Colleges',
    about: 'About Us',
    contact: 'Contact Us',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
  },
  footer: {
    about: 'Jobs, internships and mentorship for India. Free for candidates: Avsar never asks for money.',
    jobSeekers: 'Job seekers',
    employers: 'Employers',
    company: 'Company',
    copyright: ({ year }: { year: Value }) => `© ${year} Avsar`,
    report: 'Report a job that asks you to pay',
  },
};

export const languageSwitchTexts = {
  label: 'Language',
};
