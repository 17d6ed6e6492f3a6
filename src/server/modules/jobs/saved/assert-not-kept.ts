import type { Transaction } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { findTwin } from './searches.store.ts';

/** Two searches with the same filters would only mail twice. @throws SEARCH_KEPT, naming the other one */
export const assertNotKept = async (tx: Transaction, which: Parameters<typeof findTwin>[1]): Promise<void> => {
  const twin = await findTwin(tx, which);
  if (twin) throw new Problem('SEARCH_KEPT', { params: { name: twin.name } });
};
