import { type Database, openDatabase } from '#server/database/client.ts';

/** Statements that insert a million rows send nothing for minutes; the portal would take the server for a dead one. */
const PATIENCE_MS = 3_600_000;

/** Fills a database over its own connections, which wait for long statements. */
export const fillDatabase = async (url: string, fill: (db: Database) => Promise<void>): Promise<void> => {
  const { db, close } = openDatabase({ url, patienceMs: PATIENCE_MS });
  try {
    await fill(db);
  } finally {
    await close();
  }
};
