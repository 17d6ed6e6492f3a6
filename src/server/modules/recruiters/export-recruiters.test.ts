import { expect, it } from 'vitest';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { recruiterColumnTexts as headings } from '#texts/exports.ts';
import { speaking } from '#texts/spoken.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

it('heads the columns in the language of who saves the table', async () => {
  const admin = await anAdmin(deps.db);
  const head = async (language: 'en' | 'hi') => {
    const { body } = await speaking(language, () => call('exportRecruiters', { query: {} }, admin, metaFrom()));
    return String(body).split('\n')[0];
  };
  expect(await head('en')).toContain(headings.userCode);
  expect(await head('hi')).toContain(speaking('hi', () => headings.userCode));
});
