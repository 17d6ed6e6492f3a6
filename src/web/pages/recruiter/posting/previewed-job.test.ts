import { expect, test } from 'vitest';
import { emptyPosting, type OwnJob } from '#web/pages/recruiter/posting/posting-values.ts';
import { jobOf } from '#web/pages/recruiter/posting/previewed-job.ts';
import type { RecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';

const NOW = '2026-11-26T06:00:00.000Z';
const POSTED = { createdAt: '2026-11-20T06:00:00.000Z', postedDate: '2026-11-20', unknown: [] as OwnJob['unknown'] };

test('an edited job keeps its posting day, and a new one is posted now', () => {
  const values = emptyPosting('Nilgiri Systems', '2026-11-26');
  const account = { companyName: 'Nilgiri Systems' } as RecruiterAccount;
  expect(jobOf({ values, account, before: POSTED as OwnJob }, NOW)).toMatchObject({ createdAt: POSTED.createdAt });
  expect(jobOf({ values, account, before: undefined }, NOW)).toMatchObject({ createdAt: NOW });
});
