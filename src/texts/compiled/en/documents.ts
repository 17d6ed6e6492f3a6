// Compiled from src/texts/en/documents.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const resumeDocumentTexts = {
  title: ({ name }: { name: Value }) => `Resume of ${name}`,
  fileName: ({ name, format }: { name: Value; format: Value }) => `${name} - resume.${format}`,
  present: 'Present',
  expected: ({ year }: { year: Value }) => `Expected in ${year}`,
  headings: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certificates: 'Certificates and awards',
    hobbies: 'Interests',
  },
};

export const offerLetterTexts = {
  documentTitle: ({ job, company }: { job: Value; company: Value }) => `Job offer: ${job}, ${company}`,
  headingJob: ({ job }: { job: Value }) => `Job offer: ${job}`,
  headingInternship: ({ job }: { job: Value }) => `Internship offer: ${job}`,
  to: ({ name }: { name: Value }) => `To ${name}`,
  signed: ({ company }: { company: Value }) => `For ${company}`,
  position: 'Position',
  company: 'Company',
  place: 'Place of work',
  type: 'Type',
  salary: 'Salary',
  salaryValue: ({ rupees }: { rupees: Value }) => `₹${rupees} a year`,
  stipend: 'Stipend',
  stipendValue: ({ rupees }: { rupees: Value }) => `₹${rupees} a month`,
  start: 'Start',
  startOpen: 'To be agreed',
  answerBy: 'Answer by',
  open: ({ day }: { day: Value }) => `This offer is open until ${day}.`,
  removed: 'Avsar has taken down this job. You can’t answer this offer while it is down.',
  expired: ({ day }: { day: Value }) => `This offer expired on ${day}.`,
  withdrawn: 'This offer was withdrawn.',
  withdrawnOn: ({ day }: { day: Value }) => `This offer was withdrawn on ${day}.`,
  accepted: 'The candidate accepted this offer.',
  acceptedOn: ({ day }: { day: Value }) => `The candidate accepted this offer on ${day}.`,
  rejected: 'The candidate rejected this offer.',
  rejectedOn: ({ day }: { day: Value }) => `The candidate rejected this offer on ${day}.`,
  foot: ({ page, pages }: { page: Value; pages: Value }) => `Made on Avsar. Avsar never asks for money. Page ${page} of ${pages}`,
};

export const calendarEntryTexts = {
  summary: ({ job, company }: { job: Value; company: Value }) => `Interview: ${job}, ${company}`,
  contact: ({ contact }: { contact: Value }) => `Contact: ${contact}`,
  fileName: ({ company }: { company: Value }) => `Interview ${company}.ics`,
};

export const sharePictureTexts = {
  title: 'Find work that fits. Know where you stand.',
  line: 'Jobs, internships and mentors across India',
  mark: 'Avsar',
  postedFor: ({ poster, company }: { poster: Value; company: Value }) => `Posted by ${poster} for ${company}`,
  postedByRecruiter: ({ company }: { company: Value }) => `Posted by a recruiter for ${company}`,
};
