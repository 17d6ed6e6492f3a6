import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import { content } from '#web/content.ts';
import { jobsPath } from '#web/lib/job-links.ts';
import { siteWords } from '#web/words/en/public.ts';

const words = siteWords.links;
const { places, roles } = content.shortcuts;

export interface SiteLink {
  label: string;
  to: string;
}

export interface SiteMenu {
  label: string;
  quick: readonly SiteLink[];
  popular: readonly SiteLink[];
  /** The paths on which it is current. */
  under?: readonly string[];
}

/** The three menus of the header. Every link leads to a page that is there. */
export const SITE_MENUS: readonly SiteMenu[] = [
  {
    label: siteWords.menus.jobs,
    quick: [
      { label: words.allJobs, to: '/jobs' },
      { label: words.searchJobs, to: '/job-search' },
      { label: words.internships, to: '/internships' },
      { label: words.remote, to: jobsPath({ workMode: 'Remote' }) },
    ],
    popular: places.map((place) => ({ label: words.jobsIn(place), to: jobsPath({ location: place }) })),
    under: ['/jobs', '/all-posted-jobs', '/job-search', '/internships'],
  },
  {
    label: siteWords.menus.companies,
    quick: [
      { label: words.employerRegister, to: '/recruiter' },
      { label: words.employerLogin, to: '/login?as=recruiter' },
    ],
    popular: EMPLOYMENT_TYPES.filter((type) => type !== 'Internship').map((type) => ({
      label: words.byType(type),
      to: jobsPath({ employmentType: type }),
    })),
  },
  {
    label: siteWords.menus.services,
    quick: [
      { label: words.registerNow, to: '/createaccount' },
      { label: words.dashboard, to: '/candidate-dashboard' },
    ],
    popular: roles.map((role) => ({ label: role, to: jobsPath({ role }) })),
  },
];

/** The columns of the footer. */
export const FOOTER_COLUMNS: readonly { heading: string; links: readonly SiteLink[] }[] = [
  {
    heading: siteWords.footer.jobSeekers,
    links: [
      { label: words.searchJobs, to: '/job-search' },
      { label: words.registerNow, to: '/candidate' },
      { label: siteWords.login, to: '/login' },
      { label: words.internships, to: '/internships' },
    ],
  },
  {
    heading: siteWords.footer.employers,
    links: [
      { label: words.postJob, to: '/job-posting-forms' },
      { label: words.employerRegister, to: '/recruiter' },
      { label: words.employerLogin, to: '/login?as=recruiter' },
    ],
  },
  {
    heading: siteWords.footer.company,
    links: [
      { label: words.privacy, to: '/privacy-policy' },
      { label: words.terms, to: '/terms-conditions' },
    ],
  },
];
