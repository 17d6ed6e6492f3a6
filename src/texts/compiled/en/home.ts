// Compiled from src/texts/en/home.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const homeTexts = {
  title: 'Avsar: jobs and internships across India',
  description: 'Search jobs and internships across India by skill, location and experience. See the next step and date for every application. Always free for candidates.',
  entryKind: 'noun. ',
  entry: 'an opening; the right moment',
  headline: [
    'Find work that fits.',
    'Know where you stand.',
  ] as const,
  lead: 'Find jobs, internships and mentors across India. See the next step and date for every application. Always free for candidates.',
  art: 'A row of doorways. One is lit and someone is walking in.',
  oftenSearched: 'Popular searches:',
  results: ({ count }: { count: number }) => plural(count, { one: `${number(count)} job matches`, other: `${number(count)} jobs match` }),
  noResultsHelp: 'Try fewer words, a wider area or any experience.',
  clear: 'Clear search',
  allResults: 'See all results >',
  begin: 'Ways to get started',
  tiles: {
    jobs: {
      title: 'Jobs',
      text: 'Full-time, part-time, contract and freelance, across India.',
    },
    internships: {
      title: 'Internships',
      text: 'Search by skill, place and stipend.',
    },
    mentorships: {
      title: 'Mentorships',
      text: 'Talk for an hour with someone who has done the job.',
    },
  },
  latest: 'Latest Jobs',
  noLatest: 'No job posts available.',
  noLatestHelp: 'New jobs appear here as soon as they are posted.',
  internships: 'Internships',
  moreInternships: 'More Internship Roles >',
  noInternships: 'No internship available.',
  noInternshipsHelp: 'Browse jobs for freshers in the meantime.',
  figures: 'Avsar in numbers',
  sample: 'Sample',
  openNow: ({ count }: { count: Value }) => `${count} open now`,
  hiringNow: ({ count }: { count: Value }) => `${count} hiring now`,
  hiring: 'Hiring on Avsar',
  audiences: 'Who Avsar is for',
  students: {
    title: 'Students and Professionals',
    text: 'Build one profile, create a resume from it, and see where every application stands.',
    link: 'How it works',
  },
  companies: {
    title: 'Companies and Recruiters',
    text: 'Post a job in five minutes. Review one application after another with your keyboard.',
    link: 'For companies',
  },
  colleges: {
    title: 'Colleges',
    text: 'Help your students find internships by skill, place and stipend.',
    link: 'For colleges',
  },
  previous: ({ what }: { what: Value }) => `Previous: ${what}`,
  next: ({ what }: { what: Value }) => `Next: ${what}`,
};
