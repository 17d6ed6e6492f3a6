import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { type Connection, withConnection } from '#server/database/client.ts';
import {
  copyIn,
  emptyDatabase,
  isEmptyDatabase,
  QueuedWork,
  restoreSequence,
  type TableSum,
  withoutConstraints,
} from '#server/database/copy-tables.ts';
import { migrateDatabase, migrationTimes } from '#server/database/migrate.ts';
import type { FileStorage } from '#server/modules/files/public.ts';
import { BackupHead, BackupSums, NAMES, webStream } from './backup-format.ts';

type Entry = ReturnType<typeof extract> extends AsyncIterable<infer E> ? E : never;

interface RestoreTarget {
  /** An empty database, whose role may create tables; connects to the server directly, not through a pooler. */
  url: string;
  files: FileStorage;
}

export interface Restored {
  takenAt: string;
  rows: number;
  files: number;
  secretKey: string;
  pushKey: string | undefined;
  /** Work that was waiting in the queue, to be sent again. */
  queued: z.infer<typeof QueuedWork>[];
}

/** The archive cannot be restored here; the message is a sentence for the operator. */
const refuse = (reason: Error): never => {
  throw reason;
};

/**
 * Restores a backup: all of it, or nothing. The database is migrated to the version of the backup, filled, and then
 * migrated to the current version.
 *
 * @throws Error in a sentence: the database is not empty, the archive is damaged or newer, the passphrase is wrong
 */
export async function restoreBackup(
  { url, files }: RestoreTarget,
  { path, passphrase }: { path: string; passphrase: string | undefined },
): Promise<Restored> {
  return withConnection(url, 'avsar-restore', async (client) => {
    if (!(await isEmptyDatabase(client)))
      refuse(new Error('The database is not empty. Restore into an empty one: a new database, or a new DATA_DIR.'));
    try {
      const restored = await restoreInto({ client, url, files }, await openArchive(path, passphrase));
      await migrateDatabase({ url });
      return restored;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      await emptyDatabase(client).catch(() => undefined);
      throw error;
    }
  });
}

const AGE = 'age-encryption.org/';

const openArchive = async (path: string, passphrase: string | undefined): Promise<AsyncIterable<Entry>> => {
  const file = await open(path);
  const { buffer: start } = await file.read({ buffer: Buffer.alloc(AGE.length), position: 0 });
  await file.close();
  let content: Readable = createReadStream(path);
  if (start.toString() === AGE) {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase ?? refuse(new Error('The backup is encrypted: set BACKUP_PASSPHRASE.')));
    const opened = await decrypter
      .decrypt(webStream(content))
      .catch(() => refuse(new Error('The backup cannot be opened with this BACKUP_PASSPHRASE.')));
    content = Readable.from(opened);
  }
  const entries = extract();
  // A damaged archive makes the loop over its entries fail.
  pipeline(content, createGunzip(), entries).catch((error: unknown) => {
    entries.destroy(error instanceof Error ? error : undefined);
  });
  return entries;
};

/** Reads the entries in order; the parts of a table are consecutive. */
class Entries {
  private readonly source: AsyncIterator<Entry>;
  private next: Entry | undefined;

  constructor(entries: AsyncIterable<Entry>) {
    this.source = entries[Symbol.asyncIterator]();
  }

  async peek(): Promise<string | undefined> {
    this.next ??= await this.source.next().then(
      ({ done, value }) => (done ? undefined : value),
      (error: unknown) =>
        refuse(new Error(`The backup is damaged: ${error instanceof Error ? error.message : error}.`)),
    );
    return this.next?.header.name;
  }

  async take(prefix: string): Promise<Entry | undefined> {
    if (!(await this.peek())?.startsWith(prefix)) return undefined;
    const entry = this.next;
    this.next = undefined;
    return entry;
  }

  async takeText(name: string): Promise<string> {
    return text((await this.take(name)) ?? refuse(new Error(`The backup is damaged: ${name} is missing.`)));
  }

  async *chunks(prefix: string): AsyncGenerator<Buffer> {
    const whole = z.instanceof(Buffer);
    for (let entry = await this.take(prefix); entry; entry = await this.take(prefix))
      for await (const chunk of entry) yield whole.parse(chunk);
  }
}

const restoreInto = async (
  { client, url, files }: RestoreTarget & { client: Connection },
  archive: AsyncIterable<Entry>,
): Promise<Restored> => {
  const entries = new Entries(archive);
  const read = <S extends z.ZodType>(schema: S, json: string): z.output<S> => schema.parse(JSON.parse(json));
  const head = read(BackupHead, await entries.takeText(NAMES.head));
  if (!migrationTimes().includes(head.migratedAt))
    refuse(new Error('The backup is of a newer version of Avsar: restore it with that version.'));
  const secretKey = await entries.takeText(NAMES.secretKey);
  const withPushKey = await entries.take(NAMES.pushKey);
  const pushKey = withPushKey && (await text(withPushKey));
  const queued = read(z.array(QueuedWork), await entries.takeText(NAMES.queue));

  await migrateDatabase({ url, upTo: head.migratedAt });
  await client.query('begin');
  const sums: Record<string, TableSum> = {};
  await withoutConstraints(client, head.tables, async () => {
    for (const table of head.tables)
      sums[table.name] = await copyIn(client, table, entries.chunks(`${NAMES.tables}${table.name}/`));
  });
  for (const sequence of head.sequences) await restoreSequence(client, sequence);

  let stored = 0;
  for (let entry = await entries.take(NAMES.files); entry; entry = await entries.take(NAMES.files)) {
    await files.put(entry.header.name.slice(NAMES.files.length), await buffer(entry));
    stored += 1;
  }
  const expected = read(BackupSums, await entries.takeText(NAMES.sums));
  const damaged = head.tables.find(({ name }) => sums[name]?.sha256 !== expected.tables[name]?.sha256);
  if (damaged) refuse(new Error(`The backup is damaged: the rows of ${damaged.name} differ from what was written.`));
  if (stored !== expected.files) refuse(new Error('The backup is damaged: not all of its files are there.'));
  await client.query('commit');
  const rows = Object.values(sums).reduce((total, sum) => total + sum.rows, 0);
  return { takenAt: head.takenAt, rows, files: stored, secretKey, pushKey, queued };
};
