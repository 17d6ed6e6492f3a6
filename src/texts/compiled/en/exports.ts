// Compiled from src/texts/en/exports.json by `npm run texts`: edit that file, not this one.
import { number, plural, type Value } from './message.ts';

export const cellTexts = {
  yes: 'Yes',
  no: 'No',
  portal: 'Avsar (automatic)',
  left: 'Account deleted',
};

export const applicationColumnTexts = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  jobId: 'Job ID',
  jobTitle: 'Job title',
  company: 'Company',
  status: 'Status',
  outcome: 'Outcome',
  stateSince: 'Status since',
  appliedOn: 'Applied on',
  experience: 'Experience (years)',
  currentCompany: 'Current company',
  expectedSalary: 'Expected salary (rupees a year)',
  noticePeriod: 'Notice period',
  education: 'Education',
  skills: 'Skills',
  interview: 'Interview',
  interviewOn: 'Interview on',
  interviewTime: 'Interview time',
  takenDown: 'Job taken down',
  jobClosedOn: 'Job closed on',
  reason: 'Reason',
  fit: 'Fit',
  fitOf: ({ matched, asked }: { matched: Value; asked: number }) => `${matched} of ${plural(asked, { one: `${number(asked)} skill`, other: `${number(asked)} skills` })}`,
  rating: 'Rating',
};

export const candidateColumnTexts = {
  userCode: 'User code',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  gender: 'Gender',
  dob: 'Date of birth',
  applyFor: 'Applied for',
  status: 'Status',
  joinedOn: 'Joined',
  lastActive: 'Last active',
  title: 'Title',
  experience: 'Experience (years)',
  location: 'Location',
  skills: 'Skills',
  resume: 'Resume',
  findable: 'Recruiters can find them',
  showCard: 'Card on the home page',
  applications: 'Applications',
};

export const recruiterColumnTexts = {
  userCode: 'User code',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  verified: 'Verified',
  address: 'Address',
  city: 'City',
  state: 'State',
  country: 'Country',
  pincode: 'PIN code',
  status: 'Status',
  jobs: 'Jobs',
  joinedOn: 'Joined',
  lastActive: 'Last active',
};

export const auditColumnTexts = {
  when: 'When (UTC)',
  by: 'By',
  name: 'Name',
  action: 'Action',
  kind: 'Type',
  code: 'Code',
  id: 'ID',
  whose: 'Affected',
  from: 'From',
  to: 'To',
  reason: 'Reason',
  values: 'Values',
  bulkChange: 'Bulk change',
  undoes: 'Undoes the change made at (UTC)',
};

export const ownDataTexts = {
  readme: 'This is the data Avsar keeps about you.',
  data: 'data/   one JSON file for each kind of record. Times are in UTC.',
  files: 'files/  what you uploaded, by type.',
};
