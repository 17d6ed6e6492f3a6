import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { readApplication } from '#tests/support/read-application.ts';
import { statusTexts } from '#texts/components.ts';
import { type Application, badgeOf, mayWithdraw } from '#web/pages/candidate/applications/application.ts';
import { ApplicationDialog } from '#web/pages/candidate/applications/application-dialog.tsx';
import { historyOf } from '#web/pages/candidate/applications/application-history.ts';
import { nextLink, nextText, stepsOf } from '#web/pages/candidate/applications/application-steps.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';

const now = '2026-11-20T06:00:00.000Z';

const interview: NonNullable<Application['interviewDetails']> = {
  _id: 'i',
  applicationId: 'a',
  scheduleId: 's',
  jobTitle: 'Product Designer',
  jobId: 'JOB1024',
  role: 'Product Designer',
  currentCompany: 'Nilgiri Systems',
  interviewDateTime: '2026-11-24T06:00:00.000Z',
  location: 'Bengaluru',
  contact: '9822011432',
  contactNo: '9822011432',
  description: '',
  hrNotes: '',
  scheduledBy: 'Aditi Rao',
  status: 'Scheduled',
  rescheduled: false,
  createdAt: now,
  updatedAt: now,
  version: 1,
  may: { answer: true, reschedule: false, cancel: false, setResult: false, select: false },
};

const offer: Offer = {
  id: 'o',
  _id: 'o',
  applicationId: 'a',
  jobTitle: 'Product Designer',
  company: 'Nilgiri Systems',
  location: 'Bengaluru',
  salary: 1_800_000,
  employmentType: 'Full-time',
  date: now,
  startDate: '2027-01-15',
  expiresOn: '2026-11-30',
  letter: '',
  status: 'Pending',
  version: 1,
  may: { accept: true, decline: true, withdraw: false },
};

const application = (change: Partial<Application>): Application =>
  readApplication({ appliedAt: '2026-11-15T20:00:00.000Z', updatedAt: '2026-11-18T05:00:00.000Z', ...change });

const told = (change: Partial<Application>, known: Partial<Parameters<typeof stepsOf>[1]> = {}): string[] =>
  stepsOf(application(change), { now, ...known }).map(({ label, note, state }) =>
    [label, note, state].filter(Boolean).join(' / '),
  );

const dialogOf = (of: Application, offers: Offer[]): string => {
  const dialog = () =>
    createElement(ApplicationDialog, {
      ...{ application: of, offers, timeline: [], timelineFailure: undefined, now },
      ...{ onRetry: () => undefined, onWithdraw: () => undefined, onClose: () => undefined },
    });
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: dialog }])));
};

it('a pending application waits with the recruiter, and its day is that of India', () => {
  expect(told({})).toEqual([
    'Applied / 16 Nov 2026 / done',
    'Pending / With the recruiter / now',
    'Interview / todo',
    'Offer / todo',
  ]);
});

it('an interview that is ahead says its day and time', () => {
  const steps = told({ status: 'interview_scheduled', interviewStatus: 'Scheduled', interviewDetails: interview });
  expect(steps.slice(1, 3)).toEqual(['Accepted / done', 'Interview / Tue 24 Nov, 11:30 am / now']);
});

it('a cancelled interview says when it was cancelled, until something other than an offer follows', () => {
  const change: Partial<Application> = {
    status: 'accepted',
    acceptedAt: '2026-11-17T05:00:00.000Z',
    interviewStatus: 'Cancelled',
    interviewDetails: { ...interview, status: 'Cancelled', updatedAt: '2026-11-19T05:00:00.000Z' },
  };
  expect(told({ ...change, lastEvent: 'interview_cancelled' }).slice(1)).toEqual([
    'Accepted / 17 Nov 2026 / done',
    'Interview cancelled / 19 Nov 2026 / refused',
    'Offer / todo',
  ]);
  for (const status of ['Pending', 'Accepted'] as const)
    expect(told({ ...change, lastEvent: 'offer_made' }, { offer: { ...offer, status } })[2]).toBe(
      'Interview cancelled / 19 Nov 2026 / refused',
    );
  expect(told({ ...change, lastEvent: 'status_changed' }).slice(1)).toEqual([
    'Accepted / 17 Nov 2026 / now',
    'Interview / todo',
    'Offer / todo',
  ]);
});

it('the day of the acceptance stays when an interview follows', () => {
  const steps = told({
    status: 'interview_scheduled',
    interviewStatus: 'Scheduled',
    interviewDetails: interview,
    acceptedAt: '2026-11-17T05:00:00.000Z',
  });
  expect(steps[1]).toBe('Accepted / 17 Nov 2026 / done');
});

it('a refusal stands where it happened', () => {
  expect(told({ status: 'rejected' })).toEqual(['Applied / 16 Nov 2026 / done', 'Rejected / 18 Nov 2026 / refused']);
  const refused = { status: 'rejected', interviewStatus: 'Rejected', interviewDetails: interview } as const;
  const held = told({ ...refused, stateAt: '2026-11-25T05:00:00.000Z' }, { now: '2026-11-25T06:00:00.000Z' });
  expect(held.slice(1, 3)).toEqual(['Accepted / done', 'Rejected / Held 24 Nov 2026 / refused']);
  const early = told({ ...refused, stateAt: '2026-11-19T05:00:00.000Z' });
  expect(early.slice(1, 3)).toEqual(['Accepted / done', 'Rejected / 19 Nov 2026 / refused']);
});

it('an interview that is ahead stays ahead when an offer comes first, and is part of what comes next', () => {
  const planned = {
    status: 'interview_scheduled',
    interviewStatus: 'Scheduled',
    interviewDetails: interview,
  } as const;
  const shown = (status: Offer['status'], at = now) => {
    const known = { offer: { ...offer, status }, now: at };
    const change = { ...planned, outcome: status === 'Rejected' ? ('offerDeclined' as const) : ('none' as const) };
    return [told(change, known)[2], nextText(application(change), known)];
  };
  const ahead = 'Interview / Tue 24 Nov, 11:30 am / todo';
  const yours = 'Your interview is on Tue 24 Nov, 11:30 am.';
  expect(shown('Pending')).toEqual([ahead, `Next: accept or reject the offer by 30 Nov. ${yours}`]);
  expect(shown('Accepted')).toEqual([ahead, `Next: your first day, 15 Jan 2027. ${yours}`]);
  expect(shown('Rejected')).toEqual([
    'Interview / Tue 24 Nov, 11:30 am / now',
    `You rejected the offer. The recruiter can still make you another one. ${yours}`,
  ]);
  expect(shown('Expired')).toEqual([
    'Interview / Tue 24 Nov, 11:30 am / now',
    `The offer has expired. Write to the recruiter if you still want the job. ${yours}`,
  ]);
  expect(shown('Accepted', '2026-11-25T06:00:00.000Z')).toEqual([
    'Interview / Held 24 Nov 2026 / done',
    'Next: your first day, 15 Jan 2027.',
  ]);
});

it('an interview that was cancelled, or went with a withdrawal, is ahead no more', () => {
  const cancelled = { interviewStatus: 'Cancelled', interviewDetails: { ...interview, status: 'Cancelled' } } as const;
  const accepted = { status: 'accepted', acceptedAt: '2026-11-18T05:00:00.000Z' } as const;
  expect(told({ ...accepted, ...cancelled }).slice(1, 3)).toEqual(['Accepted / 18 Nov 2026 / now', 'Interview / todo']);
  expect(told({ status: 'withdrawn', ...cancelled })).toEqual([
    'Applied / 16 Nov 2026 / done',
    'Withdrawn / 18 Nov 2026 / now',
  ]);
});

it('what comes next is said in words, as long as something does', () => {
  const next = (change: Partial<Application>, at = now) => nextText(application(change), { now: at });
  const planned = {
    status: 'interview_scheduled',
    interviewStatus: 'Scheduled',
    interviewDetails: interview,
  } as const;
  expect(next({})).toBe('Next: the recruiter answers. We’ll email you.');
  expect(next({ status: 'accepted' })).toMatch(/^Next: the recruiter schedules an interview/);
  expect(next(planned)).toBe('Next: your interview on Tue 24 Nov, 11:30 am.');
  const asked = { ...planned, interviewDetails: { ...interview, answer: 'another_time' } } as const;
  expect(next(asked)).toBe('You asked for another time. Your interview is on Tue 24 Nov, 11:30 am.');
  expect(next(planned, '2026-11-24T07:00:00.000Z')).toMatch(/^Next: the recruiter decides/);
  expect(next({ ...planned, outcome: 'selected' })).toMatch(/^Next: the recruiter makes an offer/);
  expect(next({ status: 'rejected', reason: 'Too far away.' })).toBe('Recruiter’s reason: Too far away.');
  expect([next({ status: 'rejected' }), next({ status: 'withdrawn' })]).toEqual(['', '']);
});

it('the next step leads to the offer that waits for an answer, else to the interview', () => {
  const open = application({
    status: 'interview_scheduled',
    interviewStatus: 'Scheduled',
    interviewDetails: interview,
  });
  const planned = { ...open, may: { ...open.may, withdraw: true } };
  const toInterview = { to: `/interview-call?interview=${open._id}`, label: 'Interview details' };
  expect(nextLink(planned, offer)).toEqual({ to: '/candidate-dashboard/job-offers?offer=o', label: 'See offer' });
  expect(nextLink(planned, { ...offer, status: 'Withdrawn' })).toEqual(toInterview);
  expect(nextLink(planned, undefined)).toEqual(toInterview);
  expect(nextLink(application({}), undefined)).toBeUndefined();
  expect(dialogOf(planned, [offer])).toMatch(/Next: accept or reject the offer.*See offer.*Messages/s);
  expect(dialogOf(planned, [])).toMatch(/Next: your interview.*Interview details.*Messages/s);
});

it('an offer that ran out or was withdrawn is not announced as if it were to come', () => {
  const next = (status: Offer['status']) =>
    nextText(application({ status: 'accepted', outcome: 'selected' }), { now, offer: { ...offer, status } });
  expect(next('Expired')).toBe('The offer has expired. Write to the recruiter if you still want the job.');
  expect(next('Withdrawn')).toBe('The recruiter has withdrawn the offer. We’ll email you if you get another one.');
});

it('a closed job says so, and keeps a promised day', () => {
  const jobClosedAt = '2026-11-19T05:00:00.000Z';
  expect(told({ jobClosedAt })[1]).toBe('Pending / The job closed 19 Nov 2026 / now');
  const next = (change: Partial<Application>) => nextText(application({ jobClosedAt, ...change }), { now });
  expect(next({})).toBe('This job has closed. You may not get an answer.');
  expect(next({ answerBy: '2026-11-29', unanswered: true })).toBe('You’ll hear by 29 Nov. 9 days left.');
  expect(next({ status: 'accepted' })).toMatch(/^This job has closed. The recruiter can still/);
  expect(next({ status: 'rejected' })).toBe('');
});

it('a closed job says that an interview ahead or an open offer goes on', () => {
  const jobClosedAt = '2026-11-19T05:00:00.000Z';
  const ahead = { jobClosedAt, status: 'interview_scheduled', interviewDetails: interview } as const;
  const closed = 'This job has closed. Your interview still takes place unless the recruiter cancels it.';
  expect(nextText(application(ahead), { now })).toBe(`Next: your interview on Tue 24 Nov, 11:30 am. ${closed}`);
  expect(nextText(application({ ...ahead, outcome: 'offered' }), { now, offer })).toBe(
    `Next: accept or reject the offer by 30 Nov. Your interview is on Tue 24 Nov, 11:30 am. ${closed}`,
  );
  expect(nextText(application({ jobClosedAt, status: 'accepted', outcome: 'offered' }), { now, offer })).toBe(
    'Next: accept or reject the offer by 30 Nov. This job has closed. Your offer is still open.',
  );
});

it('a job that is taken down promises no day', () => {
  const waiting = application({ answerBy: '2026-11-29', unanswered: true });
  expect(nextText(waiting, { now, offer: undefined })).toBe('You’ll hear by 29 Nov. 9 days left.');
  const removed = nextText({ ...waiting, takenDown: true }, { now, offer: undefined });
  expect(removed).toBe('Don’t wait for an answer: Avsar has taken down this job. We’ll tell you if it comes back.');
});

it('while its job is taken down, neither an interview nor an offer is a next step', () => {
  const takenDown = true;
  const asked = application({
    status: 'interview_scheduled',
    interviewStatus: 'Scheduled',
    interviewDetails: interview,
  });
  expect(nextText(asked, { now, offer })).toBe(
    'Next: accept or reject the offer by 30 Nov. Your interview is on Tue 24 Nov, 11:30 am.',
  );
  expect(nextText({ ...asked, takenDown }, { now, offer: { ...offer, takenDown } })).toBe('');
  expect(nextText({ ...asked, takenDown }, { now })).toBe('');
  expect(told({ status: 'accepted', takenDown }, { offer: { ...offer, takenDown } })[3]).toBe(
    'Offer / Job taken down / todo',
  );
});

it('while its job is taken down, an interview ahead is no current step, and the candidate is told not to go', () => {
  const stayAway = 'Don’t go to the interview.';
  const asked = {
    status: 'interview_scheduled',
    interviewStatus: 'Scheduled',
    interviewDetails: interview,
    takenDown: true,
  } as const;
  expect(told(asked)[2]).toBe('Interview / Job taken down / todo');
  const html = dialogOf(application(asked), []);
  expect(html).toContain(stayAway);
  expect(html).not.toContain(statusTexts.interview_scheduled);
  const over = { ...asked, interviewDetails: { ...interview, interviewDateTime: '2026-11-19T06:00:00.000Z' } };
  for (const one of [{ ...asked, takenDown: undefined }, over]) {
    expect(dialogOf(application(one), [])).not.toContain(stayAway);
    expect(dialogOf(application(one), [])).toContain(statusTexts.interview_scheduled);
    expect(told(one)[2]).toMatch(/now$/);
  }
});

it('an interview with a result before its hour is passed, also below an accepted offer', () => {
  const passed = { status: 'interview_scheduled', interviewStatus: 'Selected', interviewDetails: interview } as const;
  expect(told(passed)[2]).toBe('Interview / Tue 24 Nov, 11:30 am / now');
  expect(told(passed, { offer: { ...offer, status: 'Accepted' } })[2]).toBe('Interview / Tue 24 Nov, 11:30 am / done');
});

it('an offer that was answered, withdrawn or has expired has its day', () => {
  const answeredAt = '2026-11-19T20:00:00.000Z';
  const step = (change: Partial<Offer>) => told({ status: 'accepted' }, { offer: { ...offer, ...change } })[3];
  expect(step({ status: 'Accepted', answeredAt })).toBe('Offer / You accepted\u00a0· 20 Nov 2026 / now');
  expect(step({ status: 'Rejected', answeredAt })).toBe('Offer / You rejected\u00a0· 20 Nov 2026 / refused');
  expect(step({ status: 'Withdrawn', answeredAt })).toBe('Offer / Withdrawn\u00a0· 20 Nov 2026 / refused');
  expect(step({ status: 'Expired' })).toBe('Offer / Expired\u00a0· 30 Nov 2026 / refused');
});

it('an application whose recruiter has left has ended, and promises nothing', () => {
  const left = { recruiterLeft: true, jobClosedAt: '2026-11-19T06:00:00.000Z' } as const;
  expect(told(left)).toEqual(['Applied / 16 Nov 2026 / done', 'Closed / 19 Nov 2026 / refused']);
  expect(told({ ...left, status: 'accepted', acceptedAt: '2026-11-17T05:00:00.000Z' })).toEqual([
    'Applied / 16 Nov 2026 / done',
    'Accepted / 17 Nov 2026 / done',
  ]);
  for (const status of ['pending', 'accepted'] as const) {
    expect(badgeOf(application({ ...left, status }))).toBe('Closed');
    expect(nextText(application({ ...left, status, takenDown: true }), { now })).toBe(
      'The recruiter has left Avsar. Nobody will answer your application.',
    );
  }
  expect(badgeOf(application({ ...left, status: 'rejected' }))).toBe('rejected');
  const hired = application({ ...left, status: 'accepted', outcome: 'hired' });
  expect(badgeOf(hired)).toBe('hired');
  expect(nextText(hired, { now })).toContain('The recruiter has left Avsar. The offer you accepted stays.');
});

it('names who deleted a job that an administrator has deleted', () => {
  const removed = { takenDown: true, jobClosedAt: '2026-11-19T05:00:00.000Z', jobRemoved: true } as const;
  expect(told(removed)[1]).toBe('Pending / Avsar deleted the job 19 Nov 2026 / now');
  const next = (change: Partial<Application>) => nextText(application({ ...removed, ...change }), { now });
  expect(next({})).toBe('Avsar has deleted this job. You may not get an answer.');
  expect(next({ status: 'interview_scheduled', interviewDetails: interview })).toBe('');
});

it('nothing can be withdrawn from a recruiter who has left', () => {
  const open = application({ status: 'accepted' });
  const may = { ...open.may, withdraw: true };
  expect(mayWithdraw({ ...open, may })).toBe(true);
  expect(mayWithdraw({ ...open, may, recruiterLeft: true })).toBe(false);
  expect(mayWithdraw({ ...open, may, recruiterLeft: true, outcome: 'hired' })).toBe(false);
});

it('the history says of an interview that was rejected before it began that it does not take place', () => {
  const rejectedAt = (at: string): string[] => {
    const details = { ...interview, status: 'Rejected', updatedAt: at } as const;
    const rejected = { event: 'interview_result', at, by: 'recruiter', to: 'rejected' } as const;
    const earlier = { ...rejected, at: '2026-11-16T06:00:00.000Z' };
    return historyOf([earlier, rejected], application({ status: 'rejected', interviewDetails: details })).map(
      ({ line }) => line,
    );
  };
  const result = 'The interview result is in: Rejected';
  expect(rejectedAt('2026-11-23T06:00:00.000Z')).toEqual(['The interview does not take place: Rejected', result]);
  expect(rejectedAt('2026-11-24T08:00:00.000Z')).toEqual([result, result]);
});

it('the history says when an offer has expired, at the end of its last day', () => {
  const made = { event: 'offer_made', at: '2026-11-20T06:00:00.000Z', by: 'recruiter' } as const;
  const moved = { event: 'status_changed', at: '2026-12-01T06:00:00.000Z', by: 'recruiter', to: 'rejected' } as const;
  const lines = (status: Offer['status']) =>
    historyOf([made, moved], application({ status: 'rejected' }), [{ ...offer, status }]).map(({ line }) => line);
  const [rejected, offered] = ['The status changed: Rejected', 'You got a job offer'];
  expect(lines('Expired')).toEqual([rejected, 'The offer expired', offered]);
  expect(lines('Pending')).toEqual([rejected, offered]);
});

it('an opened application says once why it was rejected', () => {
  const rejected = application({ status: 'rejected', reason: 'No night shifts', answerBy: '2026-12-05' });
  expect(dialogOf(rejected, []).split('No night shifts')).toHaveLength(2);
});
