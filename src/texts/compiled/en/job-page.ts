// Compiled from src/texts/en/job-page.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const jobPageTexts = {
  where: 'Breadcrumb',
  jobs: 'Jobs',
  internships: 'Internships',
  lead: ({ placeAndMode, type }: { placeAndMode: Value; type: Value }) => `${placeAndMode} · ${type}`,
  applyBy: 'Apply by',
  undescribedOn: ({ host }: { host: Value }) => `We have no description of this job. The full listing is on ${host}.`,
  undescribedAt: ({ company }: { company: Value }) => `We have no description of this job. ${company} may have the full listing.`,
  undescribedBy: ({ poster }: { poster: Value }) => `${poster} gave no description of this job. This page says all we know.`,
  undescribed: 'The recruiter gave no description of this job. This page says all we know.',
  share: 'Share',
  linkCopied: 'Link copied.',
  copyFailed: 'We couldn’t copy the link. Copy it from the address bar.',
  posted: ({ age }: { age: Value }) => `Posted ${age}`,
  profileHelps: 'Your profile fills in most of the form. It takes about 3 minutes.',
  nextTitle: 'What happens next',
  next: [
    ({ company }: { company: Value }) => `${company} reviews your application.`,
    'You see Accepted or Rejected, with the date.',
    'If you get an interview, you see the day, time and place.',
  ] as const,
  similar: 'Similar jobs',
  closed: 'This job has closed.',
  closedHelp: 'It no longer accepts applications.',
  searchOthers: 'Browse open jobs',
  title: ({ title, company, place }: { title: Value; company: Value; place: Value }) => `${title} at ${company}, ${place}`,
};
