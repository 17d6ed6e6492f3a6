import { describe, expect, it } from 'vitest';
import { noticeAddress } from '#contract/notice-address.ts';
import { NOTICE_KIND_NAMES, NOTICE_KINDS, type NoticeKind } from '#contract/notice-kinds.ts';
import type { Notice } from './notice-queries.ts';
import { noticeText } from './notice-text.ts';

const ID = '0195f3a0-0000-7000-8000-000000000001';
const FACTS = {
  title: 'Data Analyst',
  companyName: 'Nilgiri Systems',
  location: 'Pune',
  workMode: 'Hybrid',
  employmentType: 'Full-time',
  pay: { min: 800_000, max: 1_000_000 },
};
const SAYS: Notice['says'] = {
  jobTitle: 'Data Analyst',
  companyName: 'Nilgiri Systems',
  startsAt: '2026-11-24T06:00:00.000Z',
  wasAt: '2026-11-24T08:30:00.000Z',
  jobCode: 'JOB7',
  lastDay: '2026-11-27',
  days: 3,
  count: 2,
  enquiryKind: 'mentee',
  searchName: 'Analyst, Pune',
  jobWas: FACTS,
  jobNow: { ...FACTS, location: 'Nashik' },
};
const EMPTY: Notice = {
  _id: ID,
  kind: 'offer_made',
  says: {},
  jobId: null,
  applicationId: null,
  aboutId: null,
  recordId: null,
  candidateName: null,
  postedByCompany: null,
  told: 1,
  createdAt: '2026-11-23T06:00:00.000Z',
  read: false,
};
/** With exactly the values that the kind defines. */
const aNotice = (kind: NoticeKind, more: Partial<Notice> = {}): Notice => {
  const says = Object.fromEntries(NOTICE_KINDS[kind].says.map((name) => [name, SAYS[name]]));
  return { ...EMPTY, kind, says, jobId: ID, applicationId: ID, ...more };
};

describe.each(NOTICE_KIND_NAMES)('%s', (kind) => {
  it('has a sentence that its values fill', () => {
    const text = noticeText(aNotice(kind));
    expect(text).toMatch(/\w/);
    // A missing value would leave a gap.
    expect(text).not.toMatch(/ {2}| $|^ | [,.:]|undefined|<b><\/b>/);
  });

  it('leads to a place of its reader', () => {
    const areas = {
      candidate: /^\/(candidate-dashboard|jobs|saved-|account)/,
      recruiter: /^\/recruiter-maindashboards\//,
      admin: /^\/admin-dashboard\//,
    };
    for (const notice of [aNotice(kind), aNotice(kind, { jobId: null, applicationId: null })])
      expect(noticeAddress(notice)).toMatch(areas[NOTICE_KINDS[kind].to]);
  });
});

describe('a notice', () => {
  it('names what has changed about a job, before and after', () => {
    const changed = (jobNow: object) =>
      noticeText(aNotice('job_changed', { says: { ...SAYS, jobNow: { ...FACTS, ...jobNow } } }));
    expect(changed({ pay: { min: 600_000, max: 800_000 }, workMode: 'Work From Office' })).toBe(
      '<b>A job you applied for has changed:</b> Data Analyst, Nilgiri Systems. Work mode: Hybrid → Work From Office · Pay: ₹8–10 LPA → ₹6–8 LPA',
    );
    expect(changed({ pay: null })).toContain('Pay: ₹8–10 LPA → Not Mentioned');
    expect(changed({ employmentType: 'Internship', pay: { min: 120_000, max: 120_000 } })).toContain(
      'Job type: Full-time → Internship · Pay: ₹8–10 LPA → ₹10,000 a month',
    );
  });

  it('says that who posted the job acts, not the company that it is at', () => {
    const posted = { postedByCompany: 'Sahya Hiring' };
    expect(noticeText(aNotice('application_accepted', posted))).toBe(
      '<b>Sahya Hiring accepted your application</b> for Data Analyst, Nilgiri Systems',
    );
    expect(noticeText(aNotice('interview_passed', posted))).toBe(
      '<b>You passed the interview</b> for Data Analyst, Nilgiri Systems',
    );
    expect(noticeText(aNotice('offer_withdrawn', { postedByCompany: '' }))).toBe(
      'A recruiter withdrew its offer for Data Analyst, Nilgiri Systems',
    );
  });

  it('names the candidate of a message, if there is one', () => {
    expect(noticeText(aNotice('message_from_candidate', { candidateName: 'Asha Rao' }))).toBe(
      '<b>New message</b> from Asha Rao about Data Analyst',
    );
    expect(noticeText(aNotice('message_from_candidate'))).toBe('<b>New message</b> about Data Analyst');
  });

  it('says when in India', () => {
    expect(noticeText(aNotice('interview_moved'))).toBe(
      'Nilgiri Systems moved your interview from Tue 24 Nov, 2:00 pm to <b>Tue 24 Nov, 11:30 am</b>',
    );
    const same = { ...SAYS, wasAt: SAYS.startsAt };
    expect(noticeText(aNotice('interview_moved', { says: same }))).toBe(
      'Nilgiri Systems changed your interview on <b>Tue 24 Nov, 11:30 am</b>',
    );
    expect(noticeText(aNotice('interview_moved', { says: { ...same, place: 'BKC, Mumbai' } }))).toBe(
      'Nilgiri Systems changed your interview on <b>Tue 24 Nov, 11:30 am</b>. Place: BKC, Mumbai',
    );
  });

  it('names the candidate while there is one', () => {
    const named = aNotice('application_received', { candidateName: 'Asha Rao' });
    expect(noticeText(named)).toBe('<b>Asha Rao applied</b> for Data Analyst');
    expect(noticeText(aNotice('application_received'))).toBe('<b>A candidate applied</b> for Data Analyst');
  });

  it('leads to the very thing', () => {
    expect(noticeAddress(aNotice('application_accepted'))).toBe(`/candidate-dashboard/job-applied?application=${ID}`);
    expect(noticeAddress(aNotice('message_from_company'))).toBe(`/candidate-dashboard/messages?conversation=${ID}`);
    expect(noticeAddress(aNotice('message_from_candidate'))).toBe(
      `/recruiter-maindashboards/messages?conversation=${ID}`,
    );
    const apart = '/recruiter-maindashboards/applications';
    for (const kind of ['own_job_deleted', 'application_received'] as const) {
      expect(noticeAddress(aNotice(kind, { applicationId: null }))).toBe(`${apart}?jobId=JOB7`);
      const older = { applicationId: null, says: { jobTitle: 'Cook & baker' } };
      expect(noticeAddress(aNotice(kind, older))).toBe(`${apart}?jobTitle=Cook%20%26%20baker`);
    }
    expect(noticeAddress(aNotice('interview_soon'))).toBe(`/candidate-dashboard/interview-call?interview=${ID}`);
    expect(noticeAddress(aNotice('offer_expires', { recordId: ID }))).toBe(
      `/candidate-dashboard/job-offers?offer=${ID}`,
    );
    expect(noticeAddress(aNotice('saved_job_closes'))).toBe(`/jobs/${ID}`);
    expect(noticeAddress(aNotice('offer_accepted'))).toBe(`/recruiter-maindashboards/applications?application=${ID}`);
    expect(noticeAddress(aNotice('job_ended_unanswered'))).toBe(`/recruiter-maindashboards/answers-due?of=${ID}`);
    expect(noticeAddress(aNotice('company_verified'))).toBe('/recruiter-maindashboards/company');
    expect(noticeAddress(aNotice('company_not_verified'))).toBe('/recruiter-maindashboards/company#verification');
    expect(noticeAddress(aNotice('enquiry', { recordId: ID }))).toBe(`/admin-dashboard/mentees?open=${ID}`);
    expect(noticeAddress(aNotice('enquiry'))).toBe('/admin-dashboard/mentees');
    expect(noticeAddress(aNotice('job_reported'))).toBe(`/admin-dashboard/reports?open=${ID}`);
    expect(noticeAddress(aNotice('verification_asked', { aboutId: ID }))).toBe(
      `/admin-dashboard/recruiters?verified=asked&open=${ID}`,
    );
  });
});
