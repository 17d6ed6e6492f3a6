import type { Transaction } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findDuplicate } from './searches.store.ts';

/** Two searches with the same filters would only duplicate emails. @throws SEARCH_KEPT, naming the other one */
export const assertNotSaved = async (tx: Transaction, which: Parameters<typeof findDuplicate>[1]): Promise<void> => {
  const twin = await findDuplicate(tx, which);
  if (twin) throw new Problem('SEARCH_KEPT', { params: { name: twin.name } });
};
