import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';

/** Applications processed per transaction. */
export const BATCH = 500;

/**
 * Calls `step` with the id after which the next rows start, each time in a transaction of its own, until it has fewer
 * rows than `size`.
 * @param step returns the rows it has processed, in order of their ids
 */
export const inBatches = async (
  db: Deps['db'],
  size: number,
  step: (tx: Transaction, after: string | undefined) => Promise<readonly { id: string }[]>,
): Promise<void> => {
  let after: string | undefined;
  for (;;) {
    const from = after;
    const rows = await db.transaction((tx) => step(tx, from));
    after = rows.at(-1)?.id;
    if (rows.length < size || after === undefined) return;
  }
};
