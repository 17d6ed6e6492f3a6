import { z } from 'zod';
import { SequenceCopy, TableCopy, TableSum } from '#server/database/copy-tables.ts';

export const FORMAT = 1;

/** The browser's kind of stream, which age takes. */
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
  /** Where there is one: what browsers have agreed to be pushed to by. */
  pushKey: 'push-key',
  queue: 'queue.json',
  tables: 'tables/',
  files: 'files/',
  sums: 'sums.json',
} as const;

export const BackupHead = z.object({
  format: z.literal(FORMAT),
  takenAt: z.iso.datetime(),
  /** The newest migration of the database that it was taken of. */
  migratedAt: z.number(),
  tables: z.array(TableCopy),
  sequences: z.array(SequenceCopy),
});
export type BackupHead = z.infer<typeof BackupHead>;

/** Written last: an archive without it was cut off. */
export const BackupSums = z.object({ tables: z.record(z.string(), TableSum), files: z.number() });
export type BackupSums = z.infer<typeof BackupSums>;
