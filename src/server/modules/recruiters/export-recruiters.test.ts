import { expect, it } from 'vitest';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { adminTexts } from '#texts/admin.ts';
import { auditTexts } from '#texts/admin-audit.ts';
import { auditColumnTexts, candidateColumnTexts, cellTexts, recruiterColumnTexts as headings } from '#texts/exports.ts';
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

it.each(['en', 'hi'] as const)('names in %s what the administrators’ screens show by the same words', (language) => {
  speaking(language, () => {
    const { columns, facts } = adminTexts;
    expect(headings).toMatchObject({
      ...{ email: columns.email, phone: columns.phone, company: columns.company, status: columns.status },
      ...{ jobs: columns.jobs, joinedOn: columns.joined, lastActive: columns.lastActive },
      ...{ address: facts.address, city: facts.city, state: facts.state, country: facts.country },
      pincode: facts.pincode,
    });
    expect(candidateColumnTexts).toMatchObject({
      ...{ email: columns.email, phone: columns.phone, status: columns.status },
      ...{ joinedOn: columns.joined, lastActive: columns.lastActive },
      ...{ resume: columns.resume, applications: columns.applications, gender: facts.gender, dob: facts.born },
      ...{ applyFor: facts.applyFor, location: facts.location, skills: facts.skills },
      ...{ findable: facts.findable, showCard: facts.showCard },
    });
    expect(auditColumnTexts).toMatchObject({
      ...{ by: auditTexts.who, action: auditTexts.what, kind: auditTexts.kind, whose: auditTexts.whom },
      reason: auditTexts.reason,
    });
    expect(cellTexts.portal).toBe(auditTexts.portal);
  });
});
