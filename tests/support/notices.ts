import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { notices } from '#server/database/schema/index.ts';

/** Returns a user's notices, oldest first. */
export const noticesOf = (db: Executor, accountId: string) =>
  db.select().from(notices).where(eq(notices.accountId, accountId)).orderBy(asc(notices.createdAt), asc(notices.id));
