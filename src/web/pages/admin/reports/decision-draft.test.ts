import { describe, expect, it } from 'vitest';
import type { ReportDecision } from '#contract/vocabularies.ts';
import {
  beginDecision,
  fitTemplate,
  fromTemplate,
  offeredTemplates,
  wordsOf,
} from '#web/pages/admin/reports/decision-draft.ts';
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

describe('the templates that are offered say what is true of the case', () => {
  const named = (entry: Reported, decision: ReportDecision = 'dismiss') =>
    offeredTemplates(entry, decision).map(({ name }) => name);
  const known = (deleted: boolean): Reported => ({ ...reported(deleted), recruiter: {} }) as unknown as Reported;
  const withMessage = (deleted: boolean): Reported => {
    const entry = known(deleted);
    return { ...entry, reports: [...entry.reports, { reason: 'offensive', message: { by: 'candidate' } }] } as Reported;
  };

  it('a job that is deleted or not', () => {
    expect(named(known(false))).toEqual(['Nothing found', 'Explained']);
    expect(named(known(true))).toEqual(['Job deleted']);
  });

  it('a reported message that awaits an answer', () => {
    expect(named(withMessage(false))).toEqual(['Nothing found', 'Explained', 'A message']);
    expect(named(withMessage(true))).toEqual(['Job deleted', 'A message']);
    const decided = withMessage(false).reports.map((report) => ({ ...report, decision: 'dismiss' }));
    expect(named({ ...withMessage(false), reports: decided } as Reported)).not.toContain('A message');
  });

  it.each(['job', 'company'] as const)('a %s without a recruiter, whom nobody could ask', (about) => {
    const page = { about, company: { name: 'Kaveri Software' } };
    const of = (entry: Reported) => ({ ...entry, ...page }) as Reported;
    expect(named(of(known(false)))).toContain('Explained');
    expect(named(of(reported(false)))).toEqual(['Nothing found']);
    expect(named(of(known(false)), 'unfreeze')).toEqual(['Public again', 'Corrected', 'Our mistake']);
    expect(named(of(reported(false)), 'unfreeze')).toEqual(['Public again', 'Our mistake']);
  });

  it('a draft whose job is deleted meanwhile gets another template and keeps what was typed', () => {
    const draft = { ...fromTemplate(known(false), 'dismiss', 1), answer: 'We called them.' };
    expect(fitTemplate(known(false), draft)).toEqual(draft);
    expect(fitTemplate(known(true), draft)).toEqual({ ...draft, template: 2 });
  });
});

it('the reason for a block is not addressed to a recruiter who left', () => {
  const reasonFor = (entry: Reported) => wordsOf(entry, beginDecision(entry, 'freeze')).reason;
  expect(reasonFor({ ...reported(false), recruiter: {} } as unknown as Reported)).toContain('Your job post');
  expect(reasonFor(reported(false))).toBe('The job post asks candidates for money.');
});
