import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { readApplication } from '#tests/support/read-application.ts';
import { ApplicationNews } from '#web/pages/candidate/home/application-lists.tsx';
import { NextInterview } from '#web/pages/candidate/home/next-interview.tsx';
import {
  type Interview,
  InterviewBadge,
  interviewsAhead,
  takingPlace,
} from '#web/pages/candidate/interviews/interview.tsx';
import { InterviewDialog } from '#web/pages/candidate/interviews/interview-dialog.tsx';

const at = (interviewDateTime: string) => ({ interviewDateTime });

it('has an interview until its hour is over, the soonest first', () => {
  const later = at('2026-11-25T06:00:00.000Z');
  const next = at('2026-11-24T06:00:00.000Z');
  expect(interviewsAhead([later, next], '2026-11-24T05:00:00.000Z')).toEqual([next, later]);
  expect(interviewsAhead([later, next], '2026-11-24T06:59:00.000Z')).toEqual([next, later]);
  expect(interviewsAhead([later, next], '2026-11-24T07:00:00.000Z')).toEqual([later]);
});

it('has an interview that was selected before its time only until an offer is made or the application ends', () => {
  const selected = { status: 'Selected', applicationId: 'a' } as const;
  const scheduled = { status: 'Scheduled', applicationId: 'b' } as const;
  const cancelled = { status: 'Cancelled', applicationId: 'c' } as const;
  const after = (change: object) =>
    takingPlace([selected, scheduled, cancelled], [{ _id: 'a', outcome: 'selected', ...change }]);
  expect(after({})).toEqual([selected, scheduled]);
  for (const end of [{ outcome: 'offered' }, { outcome: 'hired' }, { outcome: 'none' }, { recruiterLeft: true }])
    expect(after(end)).toEqual([scheduled]);
});

const now = '2026-11-24T05:00:00.000Z';

const interview: Interview = {
  _id: 'i',
  applicationId: 'a',
  scheduleId: 's',
  jobTitle: 'Packer',
  jobId: 'JOB1024',
  role: 'Packer',
  currentCompany: 'Nilgiri Systems',
  interviewDateTime: '2026-11-24T06:00:00.000Z',
  location: '',
  contact: '',
  contactNo: '',
  description: '',
  hrNotes: '',
  scheduledBy: 'Aditi Rao',
  status: 'Scheduled',
  rescheduled: false,
  createdAt: now,
  updatedAt: now,
  version: 1,
  may: { answer: false, reschedule: false, cancel: false, setResult: false, select: false },
};

it('tells the candidate not to go while its job is taken down, on the home page and in its details', () => {
  const badge = (change: object) => renderToStaticMarkup(createElement(InterviewBadge, { ...interview, ...change }));
  expect(badge({})).toContain('Scheduled');
  expect(badge({ takenDown: true, status: 'Selected' })).toContain('Selected');
  const shown = (change: Partial<Interview>) => {
    const props = { interview: { ...interview, ...change }, now, onClose: () => undefined };
    const page = () => [
      createElement(NextInterview, { ...props, key: 'home' }),
      createElement(InterviewDialog, { ...props, key: 'details' }),
      createElement(InterviewBadge, { ...props.interview, key: 'badge' }),
    ];
    return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: page }])));
  };
  const ofTakenDownJob = shown({ takenDown: true });
  expect(ofTakenDownJob.match(/Don’t go to the interview/g)).toHaveLength(2);
  expect(ofTakenDownJob).toContain('Job taken down');
  expect(ofTakenDownJob).not.toContain('Scheduled</span>');
  expect(ofTakenDownJob).not.toContain('Next interview');
  expect(shown({ takenDown: true, status: 'Cancelled' })).not.toContain('Don’t go');
  expect(shown({ takenDown: true, interviewDateTime: '2026-11-23T06:00:00.000Z' })).not.toContain('Don’t go');
});

it('is no scheduled one among the news while its job is taken down', () => {
  const shown = (change: object) => {
    const news = [readApplication({ status: 'interview_scheduled', ...change })];
    const page = () => createElement(ApplicationNews, { news, now });
    return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: page }])));
  };
  expect(shown({})).toContain('Interview scheduled');
  expect(shown({ takenDown: true })).not.toContain('Interview scheduled');
  expect(shown({ takenDown: true })).toContain('Job taken down');
});
