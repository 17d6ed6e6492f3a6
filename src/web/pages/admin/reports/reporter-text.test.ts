import { expect, test } from 'vitest';
import { reporterText } from '#web/pages/admin/reports/reporter-text.ts';

const message = { by: 'recruiter' as const, text: 'Pay first.' };
const reporter = { userCode: 'CAND12', kind: 'candidate' as const };

test.each([
  [{}, 'A visitor without an email, or a deleted account'],
  [{ email: 'asha@example.in' }, 'A visitor, asha@example.in'],
  [{ reporter }, 'CAND12'],
  [{ reporter, email: 'asha@example.in' }, 'CAND12, asha@example.in'],
  [{ reporter, message }, 'CAND12'],
  [{ message }, 'A deleted account'],
])('%j reads %s', (report, text) => {
  expect(reporterText(report)).toBe(text);
});
