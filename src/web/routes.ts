import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { PUBLIC_PAGES, type PublicPage } from '#contract/public-pages.ts';

const publicRoute = ({ path, file }: PublicPage) =>
  path === '/'
    ? index(`pages/public/${file}`)
    : route(path.slice(1), `pages/public/${file}`, path === '/all-posted-jobs' ? { id: 'all-posted-jobs' } : {});

/** All pages in one table; public ones without a parameter come from the contract. */
export default [
  layout('pages/public/public-layout.tsx', [
    layout('pages/public/public-pages.tsx', [
      ...PUBLIC_PAGES.map(publicRoute),
      route('jobs/:jobId/:slug?', 'pages/public/job.tsx'),
      route('companies/:slug', 'pages/public/companies/company.tsx'),
      route('companies/:slug/report', 'pages/public/companies/report-company.tsx'),
      route('report-job/:jobId', 'pages/public/report-job.tsx'),
      route('*', 'pages/public/not-found.tsx'),
    ]),
  ]),
  // Pages without client components: a loader returns each complete page.
  ...prefix('lite', [
    route('jobs', 'pages/lite/jobs.tsx', { id: 'lite-jobs' }),
    route('jobs/:jobId', 'pages/lite/job.tsx', { id: 'lite-job' }),
    route('apply/:id', 'pages/lite/apply.tsx', { id: 'lite-apply' }),
    route('offline', 'pages/lite/offline.tsx', { id: 'lite-offline' }),
  ]),
  route('admin-dashboard', 'pages/admin/redirect-to-tab.ts'),
  route('menteelist', 'pages/admin/redirect-to-tab.ts', { id: 'menteelist' }),
  route('recruiter-maindashboards', 'pages/recruiter/redirect-to-tab.ts'),
  route('recruiterdashboard', 'pages/recruiter/redirect-to-tab.ts', { id: 'recruiterdashboard' }),
  layout('pages/signed-in.tsx', [
    layout(
      'pages/admin/dashboard.tsx',
      prefix('admin-dashboard', [
        route('candidates', 'pages/admin/candidates/candidates-tab.tsx'),
        route('recruiters', 'pages/admin/recruiters/recruiters-tab.tsx'),
        route('jobs', 'pages/admin/jobs/jobs-tab.tsx'),
        route('reports', 'pages/admin/reports/reports-tab.tsx'),
        route('import', 'pages/admin/import/import-tab.tsx'),
        route('skills', 'pages/admin/skills/skills-tab.tsx'),
        route('health', 'pages/admin/health/health-tab.tsx'),
        route('audit', 'pages/admin/audit/audit-tab.tsx'),
        route('inquiries', 'pages/admin/enquiries/inquiries-tab.tsx'),
        route('mentors', 'pages/admin/enquiries/mentors-tab.tsx'),
        route('mentees', 'pages/admin/enquiries/mentees-tab.tsx'),
        route('transactions', 'pages/admin/pages/later-tab.tsx', { id: 'transactions-tab' }),
        route('packages', 'pages/admin/pages/later-tab.tsx', { id: 'packages-tab' }),
        route('about', 'pages/admin/pages/about-tab.tsx'),
        route('contact', 'pages/admin/pages/contact-tab.tsx'),
        route('notices', 'pages/admin/notices/notices-page.tsx', { id: 'admin-notices' }),
        route('administrators', 'pages/admin/administrators/administrators-tab.tsx'),
      ]),
    ),
    route('admin/dashboard', 'pages/admin/overview/overview-page.tsx'),
    route('admin/candidate/:id', 'pages/admin/candidates/candidate-page.tsx'),
    layout('pages/candidate/candidate-layout.tsx', [
      ...prefix('candidate-dashboard', [
        index('pages/candidate/home/home-page.tsx'),
        route('profile', 'pages/candidate/profile/profile-page.tsx', { id: 'profile-tab' }),
        route('job-applied', 'pages/candidate/applications/job-applied-page.tsx'),
        route('messages', 'pages/candidate/messages/messages-page.tsx', { id: 'candidate-messages' }),
        route('interview-call', 'pages/candidate/interviews/interview-call-page.tsx', { id: 'interview-call-tab' }),
        route('job-offers', 'pages/candidate/offers/job-offers-page.tsx'),
        route('available-jobs', 'pages/candidate/jobs/available-jobs-page.tsx', { id: 'available-jobs-tab' }),
        route('notices', 'pages/candidate/notices/notices-page.tsx'),
      ]),
      route('candidate-dashboard/home', 'pages/candidate/redirect-to-tab.ts', { id: 'home-tab' }),
      route('candidatedashboard/*', 'pages/candidate/redirect-to-tab.ts'),
      route('available-jobs', 'pages/candidate/jobs/available-jobs-page.tsx'),
      route('saved-searches', 'pages/candidate/saved/saved-searches-page.tsx'),
      route('saved-jobs', 'pages/candidate/saved/saved-jobs-page.tsx'),
      route('followed-companies', 'pages/candidate/saved/followed-companies-page.tsx'),
      route('what-to-learn', 'pages/candidate/learn/learn-page.tsx'),
      route('job-list', 'pages/candidate/job-list/job-list-page.tsx'),
      route('interview-call', 'pages/candidate/interviews/interview-call-page.tsx'),
      route('create-resume', 'pages/candidate/resume/builder-page.tsx'),
      route('profiles-complete', 'pages/candidate/completion/completion-page.tsx'),
      route('profile-form', 'pages/candidate/completion/basics-page.tsx'),
      route('profile-dashboard', 'pages/candidate/overview/overview-page.tsx'),
      route('profilepage', 'pages/candidate/reading/profile-page.tsx'),
      route('user-profile', 'pages/candidate/reading/user-card-page.tsx'),
      route(
        'profile',
        'pages/candidate/profile/profile-page.tsx',
        // These eight names are fixed; every other segment is a user's id.
        ['basic-info', 'resume', 'skills', 'skill-headline', 'experience', 'education', 'location', 'salary'].map(
          (name) => route(name, 'pages/candidate/profile/profile-section.tsx', { id: `profile-${name}` }),
        ),
      ),
    ]),
    route('profile/:id', 'pages/profile/profile-page.tsx'),
    route('apply-job-form/:id', 'pages/candidate/apply/apply-page.tsx'),
    route('apply-job-form', 'pages/candidate/apply/choose-job-page.tsx', { id: 'apply-job-form' }),
    route('applyjobform', 'pages/candidate/apply/choose-job-page.tsx', { id: 'applyjobform' }),
    layout('pages/recruiter/recruiter-layout.tsx', { id: 'recruiter-area' }, [
      ...prefix('recruiter-maindashboards', [
        route('job-posted', 'pages/recruiter/jobs/posted-jobs-page.tsx'),
        route('applications', 'pages/recruiter/applications/applications-page.tsx'),
        route('messages', 'pages/recruiter/messages/messages-page.tsx', { id: 'recruiter-messages' }),
        route('answers-due', 'pages/recruiter/due/answers-due-page.tsx'),
        route('database', 'pages/recruiter/database-page.tsx'),
        route('profile', 'pages/recruiter/profile/profile-page.tsx'),
        route('company', 'pages/recruiter/company/company-page.tsx'),
        route('saved-texts', 'pages/recruiter/saved-texts/saved-texts-page.tsx'),
        route('notices', 'pages/recruiter/notices/notices-page.tsx'),
      ]),
      route('interview-schedule', 'pages/recruiter/schedule/schedule-page.tsx'),
      route('job-posting-forms', 'pages/recruiter/posting/job-posting.tsx'),
    ]),
    layout('pages/staff-layout.tsx', { id: 'staff' }, [
      layout('pages/staff/candidates-page.tsx', [
        route('all-candidates', 'pages/staff/all-candidates.tsx'),
        route('candidates-table', 'pages/staff/candidates-table.tsx'),
      ]),
      route('JobApplicationStats', 'pages/staff/statistics.tsx'),
    ]),
    layout('pages/account-layout.tsx', [route('account', 'pages/account/account-page.tsx')]),
    ...['messages', 'notices'].map((page) => route(page, 'pages/account/redirect-to-own.tsx', { id: page })),
  ]),
  // For developers; it is not in production bundles.
  ...(import.meta.env.DEV ? [route('styleguide', 'pages/styleguide/styleguide.tsx')] : []),
] satisfies RouteConfig;
