import { expect, it } from 'vitest';
import { speaking } from '#texts/spoken.ts';
import { todayText } from '#web/pages/candidate/home/today-text.ts';

const NOTHING = {
  interviews: 0,
  offers: 0,
  conversations: 0,
  notices: 0,
  account: { confirmationNeeded: false },
  others: 0,
};

const told = (change: Partial<Parameters<typeof todayText>[1]>): string =>
  todayText('2026-11-26T06:00:00.000Z', { ...NOTHING, ...change });

it('names interviews, offers and messages that wait', () => {
  expect(told({ interviews: 1 })).toBe('26 November 2026. 1 upcoming interview.');
  expect(told({ interviews: 2, offers: 1, conversations: 1 })).toBe(
    '26 November 2026. 2 upcoming interviews, 1 offer to answer, 1 unread conversation.',
  );
});

it('says that nothing waits only when nothing does', () => {
  expect(told({})).toBe('26 November 2026. You’re all caught up.');
  for (const change of [
    { account: { confirmationNeeded: true } },
    { account: { confirmationNeeded: false, pendingEmail: 'new@mail.example' } },
    { account: { confirmationNeeded: false, emailRefusedAt: '2026-11-20T06:00:00.000Z' } },
    { notices: 2 },
    { others: 1 },
    { account: undefined },
    { conversations: undefined },
    { notices: undefined },
  ])
    expect(told(change)).toBe('26 November 2026');
});

it('ends each sentence as its language does', () => {
  expect(speaking('hi', () => told({}))).toBe('26 नवंबर 2026। अभी आपका कुछ बाकी नहीं है।');
});
