import type { Company, CompanyCard } from '#contract/companies.ts';
import { companyLink } from '#contract/company-rules.ts';
import { publicFilePath } from '#server/modules/files/public.ts';
import type { CompanyRow, PictureRow } from './company-rows.store.ts';
import type { OpenJobFacts } from './open-jobs.store.ts';

/** As many as fit next to a name. */
const MOST_SHOWN = 5;

export const NO_OPEN_JOBS: OpenJobFacts = { openJobs: 0, trades: [], places: [] };

/** Returns a company for a list. */
export const cardView = (row: CompanyRow, { openJobs, trades, places }: OpenJobFacts): CompanyCard => ({
  _id: row.id,
  slug: row.slug ?? '',
  name: row.name,
  ...(row.logo && { logo: publicFilePath(row.logo) }),
  verified: row.verified,
  tagline: row.tagline,
  people: row.people,
  trades: trades.slice(0, MOST_SHOWN),
  places: row.places.length > 0 ? row.places : places.slice(0, MOST_SHOWN).map(({ value }) => value),
  openJobs,
});

/** Returns the full page of a company. Links no longer allowed by the rules are left out. */
export const companyView = (row: CompanyRow, pictures: readonly PictureRow[], facts: OpenJobFacts): Company => ({
  ...cardView(row, facts),
  ...(row.cover && { cover: { path: publicFilePath(row.cover), ...sizeOf(row.cover) } }),
  story: [...row.story],
  perks: [...row.perks],
  pictures: pictures.map(({ id, fileId, mediaType, caption, ...size }) => ({
    _id: id,
    path: publicFilePath({ id: fileId, mediaType }),
    ...sizeOf(size),
    caption,
  })),
  foundedYear: row.foundedYear,
  foundedPlace: row.foundedPlace,
  links: row.links.filter((link) => companyLink(link, row.confirmedDomain ?? undefined) !== undefined),
  ...(row.confirmedDomain && { confirmedDomain: row.confirmedDomain }),
  ...(row.domainConfirmedAt && { domainConfirmedAt: row.domainConfirmedAt.toISOString() }),
  ...(row.verified && row.verifiedAt && { verifiedAt: row.verifiedAt.toISOString() }),
  jobPlaces: facts.places,
});

/** Every picture is redrawn when stored, so its size is known. */
const sizeOf = ({ width, height }: { width: number | null; height: number | null }) => ({
  width: width ?? 0,
  height: height ?? 0,
});
