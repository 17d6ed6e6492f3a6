/** A page for visitors, at an address without parameters. */
export interface PublicPage {
  path: string;
  /** Below `src/web/pages/public/`. */
  file: string;
  /** In the sitemap: `jobs` changes with the open jobs; `companies` does too, and needs a verified company. */
  sitemap?: 'jobs' | 'companies' | 'page';
}

/**
 * EVERY public page without parameters: the table of pages, the sitemap and the tests that open each page use this
 * list, so that a new page is one line here. The sitemap keeps this order.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', file: 'home.tsx', sitemap: 'jobs' },
  { path: '/jobs', file: 'jobs.tsx', sitemap: 'jobs' },
  { path: '/companies', file: 'companies/companies.tsx', sitemap: 'companies' },
  { path: '/internships', file: 'internships.tsx', sitemap: 'jobs' },
  { path: '/mentorships', file: 'mentorship/mentorships.tsx', sitemap: 'page' },
  { path: '/mentee', file: 'mentorship/mentee.tsx', sitemap: 'page' },
  { path: '/candidate', file: 'account/candidate-registration.tsx', sitemap: 'page' },
  { path: '/recruiter', file: 'account/recruiter-registration.tsx', sitemap: 'page' },
  { path: '/aboutus', file: 'info/about-us.tsx', sitemap: 'page' },
  { path: '/contactus', file: 'info/contact-us.tsx', sitemap: 'page' },
  { path: '/tips', file: 'info/tips.tsx', sitemap: 'page' },
  { path: '/recruitment-services', file: 'info/recruitment-services.tsx', sitemap: 'page' },
  { path: '/students-professionals', file: 'info/students-professionals.tsx', sitemap: 'page' },
  { path: '/colleges', file: 'info/colleges.tsx', sitemap: 'page' },
  { path: '/companiesrecruiters', file: 'info/companies-recruiters.tsx', sitemap: 'page' },
  { path: '/terms-conditions', file: 'info/terms-conditions.tsx', sitemap: 'page' },
  { path: '/privacy-policy', file: 'info/privacy-policy.tsx', sitemap: 'page' },
  { path: '/all-posted-jobs', file: 'jobs.tsx' },
  { path: '/report-job', file: 'report-which.tsx' },
  { path: '/job-search', file: 'job-search.tsx' },
  { path: '/login', file: 'account/login.tsx' },
  { path: '/forgot-password', file: 'account/forgot-password.tsx' },
  { path: '/reset-password', file: 'account/reset-password.tsx' },
  { path: '/confirm-email', file: 'account/confirm-email.tsx' },
  { path: '/unsubscribe', file: 'account/unsubscribe.tsx' },
  { path: '/account-deleted', file: 'account/account-deleted.tsx' },
  { path: '/createaccount', file: 'account/create-account.tsx' },
  { path: '/admin-login', file: 'account/admin-login.tsx' },
  { path: '/admin-register', file: 'account/admin-register.tsx' },
];

/** Their addresses. */
export const PUBLIC_PATHS = PUBLIC_PAGES.map(({ path }) => path);
