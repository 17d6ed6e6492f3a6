import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formProblems } from '#tests/support/resolve-form.ts';
import { ruleTexts } from '#texts/rules.ts';
import { NO_WISH, type WishValues, wishBody, wishResolver } from '#web/pages/candidate/interviews/wish-values.ts';

const problems = (values: Partial<WishValues>) =>
  formProblems(wishResolver, { wishes: [NO_WISH], message: '', ...values });

beforeAll(() => {
  // 10:30 in India.
  vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('the form that asks for another time', () => {
  it('wants a time or a message', async () => {
    expect(await problems({})).toEqual({ 'wishes.0.date': ruleTexts.wishes });
    expect(await problems({ message: 'Any morning.' })).toEqual({});
  });

  it('says of each time what it lacks, and leaves out those that are blank', async () => {
    const wishes = [NO_WISH, { date: '2026-11-21', time: '' }, { date: '2026-11-20', time: '10:30' }];
    expect(await problems({ wishes })).toEqual({
      'wishes.1.time': ruleTexts.required,
      'wishes.2.time': ruleTexts.inPast,
    });
    expect(wishBody({ wishes, message: '' }).rename).toMatchObject({ 'wishes.1': 'wishes.2.date' });
  });
});
