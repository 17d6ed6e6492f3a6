import { expect, it } from 'vitest';
import { beginDecision, wordsOf } from '#web/pages/admin/reports/decision-draft.ts';
import { decisionWords } from '#web/pages/admin/reports/decision-words.ts';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

const reported = (deleted: boolean): Reported =>
  ({
    _id: 'a',
    about: 'job',
    deleted,
    job: { jobStatus: 'Active' },
    reports: [{ reason: 'asks_for_money' }],
    signs: [],
    decisions: [],
  }) as unknown as Reported;

it('dismissing reports about a deleted job begins without saying that nothing was wrong', () => {
  const answerAbout = (deleted: boolean) =>
    wordsOf(reported(deleted), beginDecision(reported(deleted), 'dismiss')).answer;
  expect(answerAbout(true)).toContain('deleted before we decided');
  expect(answerAbout(false)).toContain('found nothing wrong');
});

it.each(['job', 'company'] as const)('unblocking a %s begins without saying why', (about) => {
  const entry = { ...reported(false), about, company: { name: 'Kaveri Software' } } as unknown as Reported;
  const { answer } = wordsOf(entry, beginDecision(entry, 'unfreeze'));
  expect(answer).toContain('Tell us if anything');
  expect(answer).not.toMatch(/correct|nothing wrong/);
});

it('dismissing does not say that a deleted job stays as it is', () => {
  const choiceAbout = (deleted: boolean) => decisionWords(reported(deleted)).choices.dismiss;
  expect(choiceAbout(true)).toBe('Dismiss: the job stays deleted');
  expect(choiceAbout(false)).toBe('Dismiss: the job stays as it is');
});
