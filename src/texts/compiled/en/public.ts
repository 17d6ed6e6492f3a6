// Compiled from src/texts/en/public.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const internshipsTexts = {
  title: 'Latest Available Internships',
  none: 'No internship available.',
  noneMatch: 'No internships match your criteria.',
  noneHelp: 'New internships appear here as soon as they are posted.',
  description: 'Internships across India. Search by skill, place and stipend. Free for students.',
  showing: ({ count, total }: { count: number; total: Value }) => plural(count, { one: `Showing <b>${total}</b> internship`, other: `Showing <b>${total}</b> internships` }),
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
