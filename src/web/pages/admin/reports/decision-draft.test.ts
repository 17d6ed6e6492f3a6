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

describe('blocking a job over', () => {
  const of = (more: object): Reported => ({ ...reported(false), recruiter: {}, ...more }) as unknown as Reported;
  const begun = (entry: Reported) => wordsOf(entry, beginDecision(entry, 'freeze'));
  const message = { by: 'recruiter' };

  it.each([
    ['asks_for_money', /asks for money/, /a recruiter must never ask you to pay/],
    ['not_a_real_job', /could not confirm/, /the job in the message/],
    ['offensive', /offensive/, /the message was offensive/],
    ['other', /breaks our rules/, /the message breaks our rules/],
  ])('a message reported as %s begins with words about the message', (reason, why, answer) => {
    const entry = of({ reports: [{ reason, message }] });
    expect(begun(entry).reason).toMatch(/message that you sent/);
    expect(begun(entry).reason).toMatch(why);
    expect(begun(entry).answer).toMatch(answer);
    expect(`${begun(entry).reason} ${begun(entry).answer}`).not.toContain('job post');
    const alone = { ...entry, recruiter: undefined };
    expect(begun(alone).reason).toMatch(/message from the recruiter/);
  });

  it('a message and the job begins with what is gravest, and speaks of the job post where both say it', () => {
    const grave = { reason: 'asks_for_money', message };
    expect(begun(of({ reports: [grave, { reason: 'wrong_details' }] })).reason).toContain('message that you sent');
    expect(begun(of({ reports: [grave, { reason: 'asks_for_money' }] })).reason).toContain('Your job post');
    expect(begun(of({ reports: [grave], signs: [{ sign: 'asks_for_money' }] })).reason).toContain('Your job post');
    const answered = { reason: 'asks_for_money', decision: 'dismiss' };
    expect(begun(of({ reports: [{ ...grave, reason: 'other' }, answered] })).reason).toContain('message that you sent');
  });

  it('a job no message of whose recruiter was reported is offered no words about one', () => {
    const templates = (entry: Reported) => offeredTemplates(entry, 'freeze').map(({ number }) => number);
    expect(templates(of({ reports: [{ reason: 'offensive', message }] }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(templates(of({}))).toEqual([0, 1, 2, 3]);
    const ofCandidate = of({ reports: [{ reason: 'asks_for_money', message: { by: 'candidate' } }] });
    expect(templates(ofCandidate)).toEqual([0, 1, 2, 3]);
    expect(begun(ofCandidate).reason).toBe('This job post breaks our rules.');
  });
});
