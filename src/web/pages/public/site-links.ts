import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import { siteTexts } from '#texts/site.ts';
import { employmentTypeTexts } from '#texts/vocabularies.ts';
import { content } from '#web/content/content.ts';
import { jobsPath, townPath } from '#web/lib/job-links.ts';

const words = siteTexts.links;
const { places, placeNames, roleNames, roles } = content.shortcuts;

export interface SiteLink {
  label: string;
  to: string;
}

export interface SiteMenu {
  label: string;
  quick: readonly SiteLink[];
  popular: readonly SiteLink[];
  /** The paths on which the link counts as current. */
  under?: readonly string[];
}

/** The three menus in the header. Every link leads to an existing page. */
export const SITE_MENUS: readonly SiteMenu[] = [
  {
    label: siteTexts.menus.jobs,
    quick: [
      { label: words.allJobs, to: '/jobs' },
      { label: words.searchJobs, to: '/job-search' },
      { label: words.internships, to: '/internships' },
      { label: words.remote, to: jobsPath({ workMode: 'Remote' }) },
    ],
    popular: places.map((place) => ({
      label: words.jobsIn({ place: placeNames[place] }),
      to: townPath(place),
    })),
    under: ['/jobs', '/all-posted-jobs', '/job-search', '/internships'],
  },
  {
    label: siteTexts.menus.companies,
    quick: [
      { label: siteTexts.menus.companies, to: '/companies' },
      { label: words.companies, to: '/companiesrecruiters' },
      { label: words.recruitmentServices, to: '/recruitment-services' },
      { label: words.employerRegister, to: '/recruiter' },
      { label: words.employerLogin, to: '/login?as=recruiter' },
    ],
    under: ['/companies', '/companiesrecruiters', '/recruitment-services'],
    popular: EMPLOYMENT_TYPES.filter((type) => type !== 'Internship').map((type) => ({
      label: words.byType({ type: employmentTypeTexts[type] }),
      to: jobsPath({ employmentType: type }),
    })),
  },
  {
    label: siteTexts.menus.services,
    quick: [
      { label: words.mentorships, to: '/mentorships' },
      { label: words.becomeMentee, to: '/mentee' },
      { label: words.careerTips, to: '/tips' },
      { label: words.students, to: '/students-professionals' },
      { label: words.colleges, to: '/colleges' },
      { label: words.registerNow, to: '/createaccount' },
      { label: words.dashboard, to: '/candidate-dashboard' },
    ],
    under: ['/mentorships', '/mentee', '/tips', '/students-professionals', '/colleges'],
    popular: roles.map((role) => ({ label: roleNames[role], to: jobsPath({ role }) })),
  },
];

/** The columns of the footer. */
export const FOOTER_COLUMNS: readonly { heading: string; links: readonly SiteLink[] }[] = [
  {
    heading: siteTexts.footer.jobSeekers,
    links: [
      { label: words.searchJobs, to: '/job-search' },
      { label: words.registerNow, to: '/candidate' },
      { label: siteTexts.login, to: '/login' },
      { label: words.careerTips, to: '/tips' },
    ],
  },
  {
    heading: siteTexts.footer.employers,
    links: [
      { label: words.postJob, to: '/job-posting-forms' },
      { label: words.employerRegister, to: '/recruiter' },
      { label: words.employerLogin, to: '/login?as=recruiter' },
      { label: words.recruitmentServices, to: '/recruitment-services' },
    ],
  },
  {
    heading: siteTexts.footer.company,
    links: [
      { label: words.about, to: '/aboutus' },
      { label: words.contact, to: '/contactus' },
      { label: words.privacy, to: '/privacy-policy' },
      { label: words.terms, to: '/terms-conditions' },
    ],
  },
];
