import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { companies, companyOldSlugs, companyPictures } from '#server/database/schema/companies.ts';
import { files } from '#server/database/schema/files.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';

const logos = alias(files, 'logos');
const covers = alias(files, 'covers');
const documents = alias(files, 'documents');

/** A verification applies only to the exact name that was verified. */
const isVerified = sql<boolean>`coalesce(
    lower(btrim(${recruiters.verifiedCompanyName})) = lower(btrim(${recruiters.companyName})), false)`;

const row = {
  id: companies.accountId,
  slug: companies.slug,
  name: recruiters.companyName,
  verified: isVerified,
  verifiedAt: recruiters.companyVerifiedAt,
  tagline: companies.tagline,
  story: companies.story,
  perks: companies.perks,
  people: companies.people,
  foundedYear: companies.foundedYear,
  foundedPlace: companies.foundedPlace,
  places: companies.places,
  links: companies.links,
  confirmedDomain: companies.confirmedDomain,
  domainConfirmedAt: companies.domainConfirmedAt,
  codeDomain: companies.codeDomain,
  codeExpiresAt: companies.codeExpiresAt,
  verificationAskedAt: companies.verificationAskedAt,
  verificationDeclinedAt: companies.verificationDeclinedAt,
  verificationDeclinedReason: companies.verificationDeclinedReason,
  hiddenAt: companies.hiddenAt,
  hiddenReason: companies.hiddenReason,
  hiddenEditedAt: companies.hiddenEditedAt,
  hiddenEdits: companies.hiddenEdits,
  version: companies.version,
  logo: { id: logos.id, mediaType: logos.mediaType },
  cover: { id: covers.id, mediaType: covers.mediaType, width: covers.width, height: covers.height },
  document: { id: documents.id, mediaType: documents.mediaType },
};

const selectRows = (executor: Executor) =>
  executor
    .select(row)
    .from(companies)
    .innerJoin(recruiters, eq(recruiters.accountId, companies.accountId))
    .innerJoin(accounts, eq(accounts.id, companies.accountId))
    .leftJoin(logos, eq(logos.id, recruiters.companyLogoFileId))
    .leftJoin(covers, eq(covers.id, companies.coverFileId))
    .leftJoin(documents, eq(documents.id, companies.documentFileId));

export type CompanyRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Nothing of a blocked account is public, nor a page that an administrator has hidden. */
const isPublic: SQL | undefined = and(
  isNotNull(companies.slug),
  isNull(companies.hiddenAt),
  inArray(accounts.status, [...LIVE_STATUSES]),
);

/**
 * Finds a company with a public page by the end of its address, or by an earlier one that no other company uses now.
 */
export const findPublicCompany = async (executor: Executor, slug: string): Promise<CompanyRow | undefined> => {
  const [found] = await selectRows(executor).where(and(eq(companies.slug, slug), isPublic));
  if (found) return found;
  const before = executor
    .select({ id: companyOldSlugs.companyId })
    .from(companyOldSlugs)
    .where(eq(companyOldSlugs.slug, slug));
  const [renamed] = await selectRows(executor).where(and(eq(companies.accountId, before), isPublic));
  return renamed;
};

/** Finds a recruiter's own company. */
export const findOwnCompany = async (executor: Executor, accountId: string): Promise<CompanyRow | undefined> => {
  const [found] = await selectRows(executor).where(eq(companies.accountId, accountId));
  return found;
};

/** Finds companies, with or without a public page. */
export const findCompaniesEvenHidden = (executor: Executor, ids: readonly string[]): Promise<CompanyRow[]> =>
  selectRows(executor).where(inArray(companies.accountId, [...ids]));

/** Finds companies with a page, in the order of the given ids. */
export const findCompanies = async (executor: Executor, ids: readonly string[]): Promise<CompanyRow[]> => {
  if (ids.length === 0) return [];
  const rows = await selectRows(executor).where(and(inArray(companies.accountId, [...ids]), isPublic));
  const byId = new Map(rows.map((found) => [found.id, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The pictures of companies, in order of creation. */
export const findPictures = (executor: Executor, companyIds: readonly string[]) =>
  executor
    .select({
      id: companyPictures.id,
      companyId: companyPictures.companyId,
      fileId: files.id,
      mediaType: files.mediaType,
      width: files.width,
      height: files.height,
      caption: companyPictures.caption,
    })
    .from(companyPictures)
    .innerJoin(files, eq(files.id, companyPictures.fileId))
    .where(inArray(companyPictures.companyId, [...companyIds]))
    .orderBy(asc(companyPictures.id));

export type PictureRow = Awaited<ReturnType<typeof findPictures>>[number];
