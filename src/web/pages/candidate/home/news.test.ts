import { expect, it } from 'vitest';
import { readApplication } from '#tests/support/read-application.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { newsAt, newsOf, takenBack, waitingOf } from '#web/pages/candidate/home/news.ts';

const since = '2026-11-20T05:00:00.000Z';

const application = (_id: string, change: Partial<Application>): Application =>
  readApplication({ _id, ...(change.updatedAt && { stateAt: change.updatedAt }), ...change });

const idsOf = (applications: Application[], from = since): string[] => newsOf(applications, from).map(({ _id }) => _id);

it('tells what the other side did, the latest first, however soon after the application', () => {
  const soon = application('soon', { status: 'accepted', updatedAt: '2026-11-20T06:00:00.400Z' });
  const later = application('later', { status: 'rejected', updatedAt: '2026-11-20T09:00:00.000Z' });
  const putBack = application('back', { updatedAt: '2026-11-20T08:00:00.000Z' });
  expect(idsOf([soon, later, putBack])).toEqual(['later', 'back', 'soon']);
});

it('tells neither what was only sent or withdrawn, nor what was seen', () => {
  expect(idsOf([application('sent', {})])).toEqual([]);
  expect(idsOf([application('mine', { status: 'withdrawn', updatedAt: '2026-11-20T09:00:00.000Z' })])).toEqual([]);
  const seen = application('seen', { status: 'accepted', updatedAt: '2026-11-20T09:00:00.000Z' });
  expect(idsOf([seen], '2026-11-20T09:00:00.000Z')).toEqual([]);
});

it('says what was taken back, unless the application was rejected with it', () => {
  const back = { status: 'accepted', lastEvent: 'offer_withdrawn' } as const;
  expect(takenBack(application('one', back))).toBe('offer_withdrawn');
  expect(takenBack(application('one', { ...back, lastEvent: 'interview_cancelled' }))).toBe('interview_cancelled');
  expect(takenBack(application('one', { ...back, status: 'rejected' }))).toBeUndefined();
  expect(takenBack(application('one', { ...back, lastEvent: 'status_changed' }))).toBeUndefined();
});

it('has what was sent and can still be answered, the last first, beside the news', () => {
  const first = application('first', { appliedAt: '2026-11-18T05:00:00.000Z', updatedAt: '2026-11-18T05:00:00.000Z' });
  const second = application('second', {
    appliedAt: '2026-11-19T05:00:00.000Z',
    updatedAt: '2026-11-19T05:00:00.000Z',
  });
  const putBack = application('back', { updatedAt: '2026-11-20T08:00:00.000Z' });
  const refused = application('refused', { status: 'rejected' });
  const left = application('left', { recruiterLeft: true });
  const all = [first, second, putBack, refused, left];
  expect(waitingOf(all, newsOf(all, since)).map(({ _id }) => _id)).toEqual(['second', 'first']);
});

it('is dated by the state that is shown, or by what was taken back', () => {
  const times = { stateAt: '2026-11-24T05:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' };
  const hired = application('hired', { ...times, status: 'accepted', outcome: 'hired' });
  expect(newsAt(hired)).toBe(times.stateAt);
  expect(newsAt({ ...hired, outcome: 'none', lastEvent: 'offer_withdrawn' })).toBe(times.updatedAt);
  const at = '2026-11-22T05:00:00.000Z';
  const answered = application('answered', { status: 'accepted', updatedAt: at, stateAt: at });
  expect(idsOf([answered, hired])).toEqual(['hired', 'answered']);
});
