import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ReportDecision } from '#contract/vocabularies.ts';
import { beginDecision } from '#web/pages/admin/reports/decision-draft.ts';
import type { Reported, ReportedJob } from '#web/pages/admin/reports/report-queries.ts';
import { Wording } from './decide-form.tsx';
import { Evidence } from './evidence.tsx';
import { JobBadge, StateBadges } from './report-badges.tsx';
import { ReportTable } from './report-table.tsx';

const badges = (entry: object): string =>
  renderToStaticMarkup(createElement(StateBadges, { entry: entry as Reported }));

test('a hidden company page that awaits a decision is open and hidden', () => {
  const page = { about: 'company', company: { name: 'Kaveri' }, state: 'open', hiddenAt: '2026-11-28T05:00:00.000Z' };
  expect(badges(page)).toMatch(/Open.*Hidden/);
  expect(badges({ ...page, hiddenAt: undefined })).not.toContain('Hidden');
  expect(badges({ ...page, state: 'frozen' }).match(/Hidden/g)).toHaveLength(1);
});

test('a company that was verified again has no badge of an ended verification', () => {
  const entry = (verified: boolean) => ({
    about: 'company',
    company: { name: 'Kaveri', verified },
    state: 'unverified',
  });
  expect(badges(entry(false))).toContain('Verification ended');
  expect(badges(entry(true))).toContain('Verified');
  expect(badges(entry(true))).not.toContain('ended');
});

test('the time of a report is told as the time when it was made', () => {
  const report = {
    _id: 'a',
    reason: 'impersonates',
    details: '',
    createdAt: '2026-11-27T14:30:00.000Z',
    decision: 'freeze',
  };
  const entry: object = { about: 'company', company: { name: 'Kaveri' }, reports: [report], reportCount: 1, signs: [] };
  const html = renderToStaticMarkup(createElement(Evidence, { entry: entry as Reported }));
  expect(html).toContain('Reported Fri 27 Nov 2026, 8:00 pm');
});

test('an outcome follows the job as it is now, whoever has changed it since the decision', () => {
  const sign = { _id: 'b', sign: 'free_mail', found: [], createdAt: '2026-11-27T14:30:00.000Z' };
  const html = (decision: string, jobStatus: string) =>
    renderToStaticMarkup(
      createElement(Evidence, {
        entry: {
          about: 'job',
          ...{ reports: [], reportCount: 0, signs: [{ ...sign, decision }], job: { jobStatus } },
        } as unknown as Reported,
      }),
    );
  expect(html('freeze', 'Block')).toContain('>Blocked');
  expect(html('freeze', 'Active')).toContain('>Unblocked');
  expect(html('unfreeze', 'Black List')).toContain('>Blocked');
  expect(html('dismiss', 'Block')).toContain('>Dismissed');
});

test('the queue dates an open case by its oldest open report, and a decided one by its decision, as it is sorted', () => {
  const row = {
    _id: 'a',
    about: 'company',
    company: { name: 'Kaveri' },
    ...{ reports: [], signs: [], reportCount: 2 },
    latestAt: '2026-11-27T14:30:00.000Z',
    decisions: [{ at: '2026-11-20T14:30:00.000Z' }],
  };
  const table = (more: object) => {
    const rows = [{ ...row, ...more } as unknown as Reported];
    const children = createElement(ReportTable, { rows, addressOf: () => '/' });
    return renderToStaticMarkup(createElement(MemoryRouter, { children }));
  };
  const open = table({ state: 'open', openSince: '2026-11-25T14:30:00.000Z' });
  // The link in the name covers the row.
  expect(open).toMatch(/<tr class="row-opens">.*class="identity".*<a [^>]*aria-label="Review reports about Kaveri/);
  expect(open).toContain('25 Nov 2026');
  expect(open).not.toMatch(/27 Nov|20 Nov|Decided/);
  const decided = table({ state: 'dismissed' });
  expect(decided).toContain('20 Nov 2026<span class="sub block">Decided');
  expect(decided).not.toContain('27 Nov');
});

test('a deleted job is said to be deleted, in the queue and in its case, and never in the green of its old status', () => {
  const entry = (more: object) =>
    ({
      _id: 'a',
      about: 'job',
      ...{ reports: [], signs: [], decisions: [], reportCount: 1, latestAt: '2026-11-27T14:30:00.000Z' },
      ...{
        state: 'open',
        deleted: true,
        job: { title: 'Teacher', jobId: 'job1', companyName: 'Kaveri', jobStatus: 'Active' },
      },
      ...more,
    }) as unknown as ReportedJob;
  const table = (row: Reported) => {
    const children = createElement(ReportTable, { rows: [row], addressOf: () => '/' });
    return renderToStaticMarkup(createElement(MemoryRouter, { children }));
  };
  const inCase = (of: ReportedJob) => renderToStaticMarkup(createElement(JobBadge, { entry: of }));
  expect(table(entry({}))).toMatch(/>Open<.*>Job deleted</);
  expect(table(entry({ deleted: false }))).not.toMatch(/Job deleted|Active/);
  expect(inCase(entry({}))).toMatch(/class="badge">.*Deleted by the recruiter/);
  expect(inCase(entry({ deletedByAdmin: true }))).toMatch(/class="badge">.*Deleted by an administrator/);
  const withImport = entry({ deletedByAdmin: true, deletedWithImport: true });
  expect(inCase(withImport)).toMatch(/class="badge">.*Deleted by an administrator with its import/);
  expect(inCase(entry({ deleted: false }))).toMatch(/badge-green.*Active/);
});

test('the queue says which jobs are closed or blocked already', () => {
  const row = (state: string, jobStatus: string) => {
    const job = { title: 'Teacher', jobId: 'job1', companyName: 'Kaveri', jobStatus };
    const entry = { about: 'job', state, job, reports: [], signs: [], decisions: [], reportCount: 1, latestAt: '' };
    const rows = [{ _id: 'a', ...entry, openSince: '2026-11-27T14:30:00.000Z' } as unknown as Reported];
    const children = createElement(ReportTable, { rows, addressOf: () => '/' });
    return renderToStaticMarkup(createElement(MemoryRouter, { children }));
  };
  expect(row('open', 'Closed')).toMatch(/>Open<.*>Closed</);
  expect(row('open', 'Black List')).toMatch(/>Open<.*>Black List</);
  expect(row('frozen', 'Block').match(/>Block/g)).toHaveLength(1);
});

test('a blocked job is said to be blocked once', () => {
  const job = (jobStatus: string, state: string) =>
    renderToStaticMarkup(
      createElement(JobBadge, { entry: { about: 'job', state, job: { jobStatus } } as unknown as ReportedJob }),
    );
  expect(job('Block', 'frozen')).toBe('');
  // Not said by the state of the case.
  expect(job('Block', 'open')).toContain('Block');
  expect(job('Black List', 'frozen')).toContain('Black List');
  expect(job('Active', 'frozen')).toContain('Active');
});

test('templates are offered only where one of them is sent', () => {
  const form = (decision: string, more: object) => {
    const report = { _id: 'a', reason: 'impersonates', ...more };
    const company = { about: 'company', company: { name: 'Kaveri', verified: true }, reports: [report], signs: [] };
    const entry = { ...company, decisions: [], recruiter: {} } as unknown as Reported;
    const draft = beginDecision(entry, decision as ReportDecision);
    return renderToStaticMarkup(
      createElement(Wording, { entry, draft, setDraft: () => undefined, refused: undefined, busy: false }),
    );
  };
  expect(form('dismiss', {})).toContain('we send no answer');
  expect(form('dismiss', {})).not.toContain('name="template"');
  expect(form('dismiss', { email: 'meher@example.com' })).toContain('name="template"');
  // The recruiter gets the reason.
  expect(form('freeze', {})).toContain('name="template"');
});

test('an automatic warning about a job that nobody reported is dismissed as a warning, without a word on reporters', () => {
  const form = (reports: object[], signs: object[]) => {
    const job = { title: 'Teacher', jobId: 'job1', companyName: 'Kaveri', jobStatus: 'Active' };
    const entry = { _id: 'a', about: 'job', job, reports, signs, decisions: [], recruiter: {} } as unknown as Reported;
    const draft = beginDecision(entry, 'dismiss');
    return renderToStaticMarkup(
      createElement(Wording, { entry, draft, setDraft: () => undefined, refused: undefined, busy: false }),
    );
  };
  const sign = { _id: 'b', sign: 'free_mail', found: [] };
  const report = { _id: 'c', reason: 'other' };
  expect(form([], [sign])).toContain('Dismiss the warning');
  expect(form([], [sign, sign])).toContain('Dismiss 2 warnings');
  expect(form([], [sign])).not.toMatch(/reported|Dismiss 1 report/);
  expect(form([{ ...report, decision: 'dismiss' }], [sign])).toContain('Dismiss the warning');
  expect(form([report], [])).toMatch(/we send no answer.*Dismiss 1 report/);
  expect(form([report], [sign])).toContain('Dismiss all 2');
});
