import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** EVERY page in one table. */
export default [
  layout('pages/public/public-layout.tsx', [
    layout('pages/public/public-pages.tsx', [
      index('pages/public/home.tsx'),
      route('jobs', 'pages/public/jobs.tsx'),
      route('all-posted-jobs', 'pages/public/jobs.tsx', { id: 'all-posted-jobs' }),
      route('jobs/:jobId/:slug?', 'pages/public/job.tsx'),
      route('report-job', 'pages/public/report-which.tsx'),
      route('report-job/:jobId', 'pages/public/report-job.tsx'),
      route('internships', 'pages/public/internships.tsx'),
      route('job-search', 'pages/public/job-search.tsx'),
      route('login', 'pages/public/account/login.tsx'),
      route('forgot-password', 'pages/public/account/forgot-password.tsx'),
      route('reset-password', 'pages/public/account/reset-password.tsx'),
      route('createaccount', 'pages/public/account/create-account.tsx'),
      route('candidate', 'pages/public/account/candidate-registration.tsx'),
      route('recruiter', 'pages/public/account/recruiter-registration.tsx'),
      route('admin-login', 'pages/public/account/admin-login.tsx'),
      route('admin-register', 'pages/public/account/admin-register.tsx'),
      route('mentorships', 'pages/public/mentorship/mentorships.tsx'),
      route('mentee', 'pages/public/mentorship/mentee.tsx'),
      route('aboutus', 'pages/public/info/about-us.tsx'),
      route('contactus', 'pages/public/info/contact-us.tsx'),
      route('tips', 'pages/public/info/tips.tsx'),
      route('recruitment-services', 'pages/public/info/recruitment-services.tsx'),
      route('students-professionals', 'pages/public/info/students-professionals.tsx'),
      route('colleges', 'pages/public/info/colleges.tsx'),
      route('companiesrecruiters', 'pages/public/info/companies-recruiters.tsx'),
      route('terms-conditions', 'pages/public/info/terms-conditions.tsx'),
      route('privacy-policy', 'pages/public/info/privacy-policy.tsx'),
      route('*', 'pages/public/not-found.tsx'),
    ]),
  ]),
  route('admin-dashboard', 'pages/admin/dashboard.tsx'),
  layout('pages/candidate/candidate-layout.tsx', [
    route('candidate-dashboard', 'pages/candidate/dashboard.tsx'),
    route('candidatedashboard', 'pages/candidate/dashboard.tsx', { id: 'candidatedashboard' }),
    route('available-jobs', 'pages/candidate/jobs/available-jobs-page.tsx'),
    route('saved-jobs', 'pages/candidate/saved/saved-jobs-page.tsx'),
    route('job-list', 'pages/candidate/job-list/job-list-page.tsx'),
    route('interview-call', 'pages/candidate/interviews/interview-call-page.tsx'),
  ]),
  route('apply-job-form/:id', 'pages/candidate/apply/apply-page.tsx'),
  route('apply-job-form', 'pages/candidate/apply/choose-job-page.tsx', { id: 'apply-job-form' }),
  route('applyjobform', 'pages/candidate/apply/choose-job-page.tsx', { id: 'applyjobform' }),
  layout('pages/recruiter/recruiter-layout.tsx', { id: 'recruiter-area' }, [
    route('recruiter-maindashboards', 'pages/recruiter/dashboard.tsx', [index('pages/recruiter/open-record.tsx')]),
    route('recruiterdashboard', 'pages/recruiter/dashboard.tsx', { id: 'recruiterdashboard' }, [
      index('pages/recruiter/open-record.tsx', { id: 'recruiterdashboard-open' }),
    ]),
    route('job-posting-forms', 'pages/recruiter/posting/job-posting.tsx'),
  ]),
  // For those who build pages; it is in no production bundle.
  ...(import.meta.env.DEV ? [route('styleguide', 'pages/styleguide/styleguide.tsx')] : []),
] satisfies RouteConfig;
