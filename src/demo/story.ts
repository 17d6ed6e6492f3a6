import type { ApplicationStatus, InterviewStatus, OfferStatus } from '#contract/vocabularies.ts';

/** What happens to a demo application, and when: days before today. */
export interface Chapter {
  status: ApplicationStatus;
  /** How many days ago it was sent. */
  sent: number;
  interview?: { inDays: number; status?: InterviewStatus; rescheduled?: true };
  offer?: OfferStatus;
  reason?: string;
}

/** Repeated over the demo applications, so that every state occurs several times. */
export const CHAPTERS: readonly Chapter[] = [
  { status: 'pending', sent: 1 },
  { status: 'accepted', sent: 6 },
  { status: 'interview_scheduled', sent: 9, interview: { inDays: 3 } },
  { status: 'rejected', sent: 12, reason: 'Thank you. We chose somebody with more experience in this work.' },
  { status: 'pending', sent: 2 },
  { status: 'interview_rescheduled', sent: 11, interview: { inDays: 5, rescheduled: true } },
  { status: 'accepted', sent: 14, offer: 'Pending' },
  { status: 'withdrawn', sent: 8, reason: 'I have found a place nearer home.' },
  { status: 'pending', sent: 4 },
  { status: 'interview_scheduled', sent: 20, interview: { inDays: -2, status: 'Selected' }, offer: 'Accepted' },
  {
    status: 'rejected',
    sent: 16,
    interview: { inDays: -6, status: 'Rejected' },
    reason: 'The interview showed that another profile fits better.',
  },
  { status: 'pending', sent: 0 },
  { status: 'accepted', sent: 18, offer: 'Rejected' },
  { status: 'interview_scheduled', sent: 7, interview: { inDays: 1 } },
  { status: 'accepted', sent: 25, offer: 'Expired' },
  { status: 'pending', sent: 10 },
  { status: 'accepted', sent: 22, offer: 'Withdrawn' },
  // Yesterday's interview waits for its result.
  { status: 'interview_scheduled', sent: 8, interview: { inDays: -1 } },
];

/** Messages from visitors. */
export const DEMO_ENQUIRIES = [
  {
    kind: 'inquiry',
    name: 'Sunita Rawat',
    email: 'sunita.rawat@mail.example',
    phone: '9812012345',
    message: 'Can a college post the internships of its partner firms here?',
    daysAgo: 1,
  },
  {
    kind: 'inquiry',
    name: 'Thomas Mathew',
    email: 'thomas.mathew@mail.example',
    phone: '9847112233',
    message: 'I cannot find the letter of my offer. Where can I download it?',
    daysAgo: 3,
  },
  {
    kind: 'inquiry',
    name: 'Gauri Naik',
    email: 'gauri.naik@mail.example',
    phone: '9822333444',
    message: 'Somebody asked me for a deposit in your name. I have not paid.',
    daysAgo: 6,
  },
  {
    kind: 'mentor_contact',
    name: 'Deepak Rana',
    email: 'deepak.rana@mail.example',
    phone: '9818899001',
    message: 'I change from testing to data work and would like an hour of advice.',
    daysAgo: 2,
  },
  {
    kind: 'mentor_contact',
    name: 'Mary Ekka',
    email: 'mary.ekka@mail.example',
    phone: '9934455667',
    message: 'How do I prepare for a first interview in a hospital?',
    daysAgo: 5,
  },
  {
    kind: 'mentee',
    name: 'Zoya Ansari',
    email: 'zoya.ansari@mail.example',
    phone: '9794411223',
    address: 'Chowk, Lucknow',
    education: 'B.Com, second year',
    field: 'Accounting',
    daysAgo: 2,
  },
  {
    kind: 'mentee',
    name: 'Vivek Oraon',
    email: 'vivek.oraon@mail.example',
    phone: '9931122334',
    address: 'Doranda, Ranchi',
    education: 'Diploma, electrical',
    field: 'Solar energy',
    daysAgo: 4,
  },
  {
    kind: 'mentee',
    name: 'Nandini Bhat',
    email: 'nandini.bhat@mail.example',
    phone: '9845566778',
    address: 'Kankanady, Mangaluru',
    education: 'B.Sc Nursing',
    field: 'Critical care',
    daysAgo: 9,
  },
] as const;
