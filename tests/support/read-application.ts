import type { CallOutput } from '#contract/api.ts';

type Application = CallOutput<'listApplications'>[number];

const APPLIED_AT = '2026-11-20T06:00:00.000Z';

/** Returns a pending application as its candidate sees it, with some changes. */
export const readApplication = (change: Partial<Application>): Application => ({
  _id: 'a',
  fullName: 'Ishita Deshpande',
  experience: 3,
  currentCompany: '',
  expectedSalary: null,
  noticePeriod: '',
  education: '',
  skills: [],
  coverLetter: '',
  jobTitle: 'Product Designer',
  jobId: 'JOB1024',
  jobPostId: 'j',
  companyName: 'Nilgiri Systems',
  location: 'Bengaluru',
  employmentType: 'Full-time',
  appliedAt: APPLIED_AT,
  updatedAt: APPLIED_AT,
  status: 'pending',
  outcome: 'none',
  stateAt: APPLIED_AT,
  interviewScheduled: false,
  version: 1,
  may: {
    reopen: false,
    accept: false,
    reject: false,
    withdraw: true,
    schedule: false,
    reschedule: false,
    cancelInterview: false,
    setInterviewResult: false,
    offer: false,
    rate: false,
  },
  ...change,
});
