import type { Deps } from '#server/deps.ts';
import { countListed, selectCompanyAddresses } from './company-lists.store.ts';

/** Returns how many companies are in the sitemap. */
export const listedCompanyCount = ({ db }: Pick<Deps, 'db'>): Promise<number> => countListed(db);

/** Returns the addresses of the verified companies, and when each page was last edited. */
export const companyAddresses = async (
  { db }: Pick<Deps, 'db'>,
  window: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: Date }[]> =>
  (await selectCompanyAddresses(db, window)).flatMap(({ slug, updatedAt }) => (slug ? [{ slug, updatedAt }] : []));
