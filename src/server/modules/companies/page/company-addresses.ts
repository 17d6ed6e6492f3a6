import type { Deps } from '#server/deps.ts';
import { countListed, selectCompanyAddresses } from './company-lists.store.ts';

/** How many companies search engines are told of. */
export const listedCompanyCount = ({ db }: Pick<Deps, 'db'>): Promise<number> => countListed(db);

/** The addresses of the verified companies, and when each page was last edited. */
export const companyAddresses = async (
  { db }: Pick<Deps, 'db'>,
  window: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: Date }[]> =>
  (await selectCompanyAddresses(db, window)).flatMap(({ slug, updatedAt }) => (slug ? [{ slug, updatedAt }] : []));
