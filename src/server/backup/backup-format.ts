import { z } from 'zod';
import { SequenceCopy, TableCopy, TableSum } from '#server/database/copy-tables.ts';

export const FORMAT = 1;

/** The Web Streams API's kind of stream, which age accepts. */
export const webStream = (source: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
};

/** The entries of the archive, in this order; a folder ends with a slash. */
export const NAMES = {
  head: 'backup.json',
  secretKey: 'secret-key',
  /** Only if there is one: the key for push subscriptions. */
  pushKey: 'push-key',
  queue: 'queue.json',
  tables: 'tables/',
  files: 'files/',
  sums: 'sums.json',
} as const;

export const BackupHead = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** The newest migration of the backed-up database. */
  migratedAt: z.number(),
  tables: z.array(TableCopy),
  sequences: z.array(SequenceCopy),
});
export type BackupHead = z.infer<typeof BackupHead>;

/** Written last: an archive without it is truncated. */
export const BackupSums = z.object({ tables: z.record(z.string(), TableSum), files: z.number() });
export type BackupSums = z.infer<typeof BackupSums>;
