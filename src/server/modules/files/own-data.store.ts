import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { files } from '#server/database/schema/files.ts';

/** An account's files, including those still used by an application. */
export const ownFiles = async (executor: Executor, id: string) =>
  executor
    .select({
      storageKey: files.storageKey,
      originalName: files.originalName,
      purpose: files.purpose,
      byteSize: files.byteSize,
      createdAt: files.createdAt,
    })
    .from(files)
    .where(eq(files.ownerId, id))
    .orderBy(asc(files.createdAt), asc(files.id));
