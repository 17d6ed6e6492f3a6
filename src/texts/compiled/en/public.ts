// Compiled from src/texts/en/public.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const candidatesTexts = {
  title: 'Our Candidates',
  loading: 'Loading candidates...',
  failed: 'Failed to load candidates. Please try again later.',
  none: 'No candidates found.',
  retry: 'Try again',
  applyFor: 'Looking for',
  gender: 'Gender',
  dob: 'Born',
  address: 'Address',
};

export const internshipsTexts = {
  title: 'Latest Available Internships',
  none: 'No internship available.',
  noneHelp: 'New internships appear here as soon as they are posted.',
  description: 'Internships across India. Search by skill, place and stipend. Free for students.',
  showing: ({ count, total }: { count: number; total: Value }) => plural(count, { one: `Showing <b>${total}</b> internship`, other: `Showing <b>${total}</b> internships` }),
};

export const jobPageTexts = {
  where: 'Breadcrumb',
  jobs: 'Jobs',
  internships: 'Internships',
  lead: ({ placeAndMode, type }: { placeAndMode: Value; type: Value }) => `${placeAndMode} · ${type}`,
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

export const jobsPageTexts = {
  latest: 'Latest Available Jobs',
  forRole: ({ role }: { role: Value }) => `Jobs for Role: ${role}`,
  inPlace: ({ place }: { place: Value }) => `Jobs in ${place}`,
  inRemote: 'Jobs in Remote',
  search: 'Search jobs',
  searchTitle: 'Search Jobs',
  placeholder: 'Enter skills / designations / companies',
  none: 'No job posts available.',
  noneInPlace: ({ place }: { place: Value }) => `No jobs available in ${place}.`,
  noneInRemote: 'No jobs available in Remote.',
  noneForRole: ({ role }: { role: Value }) => `No jobs available for role: ${role}.`,
  noneMatch: 'No job posts match your criteria.',
  noneHelp: 'Remove a filter or browse all jobs.',
  clear: 'Clear all filters',
  pagePast: 'This list has fewer pages.',
  firstPage: 'Go to the first page',
  description: ({ title, count }: { title: Value; count: Value }) => `${title}: ${count} open on Avsar, with salary, experience and application deadline. Free for candidates.`,
  page: ({ title, page }: { title: Value; page: Value }) => `${title}, page ${page}`,
  moreHere: ({ count }: { count: number }) => plural(count, { one: `Show ${number(count)} more job`, other: `Show ${number(count)} more jobs` }),
  searchDescription: 'Search jobs and internships across India by skill, location and experience. See the next step and date for every application. Always free for candidates.',
  noResults: 'No job posts match your criteria.',
};

export const searchTexts = {
  skills: 'Skills or designation',
  skillsExample: 'Tally, nursing, Java',
  location: 'Location',
  locationExample: 'City or Remote',
  experience: 'Experience',
  anyExperience: 'Experience',
  search: 'Search',
  roles: 'Find jobs by role',
  moreRoles: 'More Job Roles >',
  noRoles: 'No roles found.',
  notAvailable: ({ role }: { role: Value }) => `${role} is currently not available.`,
  places: 'Find jobs by place',
  allJobs: 'View All Jobs >',
  noPlaces: 'No job posts available.',
  more: ({ count }: { count: number }) => plural(count, { one: `Show ${number(count)} more`, other: `Show ${number(count)} more` }),
};
