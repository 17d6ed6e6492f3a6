import { beforeAll, describe, expect, test } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { listJobs } from './list-jobs.ts';
import { openJobSearch } from './memory/job-search.ts';
import type { SearchIndex } from './memory/search-index.ts';

const database = testDatabase();
const NOW = new Date('2026-11-21T09:00:00Z');
const now = () => NOW;

/** Title, company, skills; the best match first, although each is older than the next. */
const LISTED: Readonly<Record<string, readonly (readonly [string, string, string, string])[]>> = {
  excel: [
    ['the title is it', 'Excel', 'Kaveri', 'Typing'],
    ['the title begins with it', 'Excel Trainer', 'Kaveri', 'Typing'],
    ['the title has the word', 'Trainer (Excel)', 'Kaveri', 'Typing'],
    ['a skill is it', 'Clerk', 'Kaveri', 'Excel'],
    ['the company is it', 'Clerk', 'Excel', 'Typing'],
    ['a skill has the word', 'Clerk', 'Kaveri', 'Advanced Excel'],
    ['the company has the word', 'Clerk', 'Excel Foods', 'Typing'],
    ['the title has a word that begins so', 'Centre of Excellence Lead', 'Kaveri', 'Typing'],
    ['a skill has a word that begins so', 'Clerk', 'Kaveri', 'Process Excellence'],
    ['the company has a word that begins so', 'Clerk', 'Excellent Foods', 'Typing'],
    ['the title contains it', 'MSExcel Clerk', 'Kaveri', 'Typing'],
    ['a skill contains it', 'Clerk', 'Kaveri', 'MSExcel'],
    ['the company contains it', 'Clerk', 'Netexcel', 'Typing'],
  ],
  react: [
    ['whole word', 'React Developer', 'Kaveri', 'CSS'],
    ['whole word of a skill', 'Developer', 'Kaveri', 'React JS'],
    ['a piece of a word', 'Reactive Dyes Chemist', 'Kaveri', 'Textiles'],
    ['a piece of the company', 'Clerk', 'Reactore Solutions', 'Typing'],
  ],
  sales: [
    ['whole word', 'Head of Pre-Sales', 'Kaveri', 'CRM'],
    ['whole skill', 'Territory Officer', 'Kaveri', 'Sales'],
    ['a piece of a word', 'Salesforce Administrator', 'Kaveri', 'CRM'],
  ],
  'c++': [
    ['the title has it', 'Engineer, C/C++', 'Kaveri', 'Linux'],
    ['a skill is it', 'Engineer', 'Kaveri', 'C++'],
    ['a piece of a skill', 'Engineer', 'Kaveri', 'Visual C++17'],
  ],
  c: [
    ['the title has it', 'Tutor of C', 'Kaveri', 'Teaching'],
    ['a skill is it', 'Tutor', 'Kaveri', 'C'],
    ['another language', 'Tutor of C#', 'Kaveri', 'Teaching'],
  ],
};

describe('the best match first', () => {
  let searchIndex: SearchIndex;

  beforeAll(async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    let minutes = 0;
    for (const [search, jobs] of Object.entries(LISTED)) {
      for (const [reason, title, companyName, skill] of jobs) {
        minutes += 1;
        await aJob(database.db, {
          recruiterId,
          title,
          companyName,
          skills: [skill],
          department: reason,
          industry: `[${search}]`,
          createdAt: new Date(NOW.getTime() - 1e9 + minutes * 60_000),
        });
      }
    }
    const search = await openJobSearch(database.db);
    searchIndex = {
      // The compiler cannot relate a name to its input.
      ask: async (call, input, clock) => (search[call] as (input: unknown, clock: unknown) => never)(input, clock),
      changed: () => {},
      ready: Promise.resolve(),
      close: async () => {},
    };
  });

  for (const [search, jobs] of Object.entries(LISTED)) {
    test.each(['SQL', 'memory'])(`${search}, by %s`, async (engine) => {
      const deps = { db: database.db, now, ...(engine === 'memory' && { searchIndex }) };
      const query = aQuery({ q: search, industry: `[${search}]`, sort: 'relevance' });
      const { items } = await listJobs(deps, VISITOR, query);
      expect(items.map(({ department }) => department)).toEqual(jobs.map(([reason]) => reason));
    });
  }

  test('of those that fit alike the newest comes first', async () => {
    const { items } = await listJobs(
      { db: database.db, now },
      VISITOR,
      aQuery({ q: 'Clerk', role: 'Clerk', sort: 'relevance' }),
    );
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse().slice(0, times.length));
  });
});
