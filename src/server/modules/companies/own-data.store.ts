import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { companies, companyFollows, companyPictures } from '#server/database/schema/companies.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';

/** The company page written by a recruiter. */
export const readCompanyPage = async (executor: Executor, accountId: string) => ({
  'company-page': await executor
    .select({
      tagline: companies.tagline,
      story: companies.story,
      perks: companies.perks,
      people: companies.people,
      foundedYear: companies.foundedYear,
      foundedPlace: companies.foundedPlace,
      places: companies.places,
      links: companies.links,
      coverFileId: companies.coverFileId,
      confirmedDomain: companies.confirmedDomain,
      domainConfirmedAt: companies.domainConfirmedAt,
      codeDomain: companies.codeDomain,
      verificationAskedAt: companies.verificationAskedAt,
      documentFileId: companies.documentFileId,
      verificationDeclinedReason: companies.verificationDeclinedReason,
      hiddenReason: companies.hiddenReason,
    })
    .from(companies)
    .where(eq(companies.accountId, accountId)),
  'company-pictures': await executor
    .select({ fileId: companyPictures.fileId, caption: companyPictures.caption })
    .from(companyPictures)
    .where(eq(companyPictures.companyId, accountId)),
});

/** Companies followed by a candidate. */
export const readFollows = async (executor: Executor, candidateId: string) => ({
  'followed-companies': await executor
    .select({ companyName: recruiters.companyName, followedAt: companyFollows.createdAt })
    .from(companyFollows)
    .innerJoin(recruiters, eq(recruiters.accountId, companyFollows.companyId))
    .where(eq(companyFollows.candidateId, candidateId)),
});
