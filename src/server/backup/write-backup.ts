import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';
import { withConnection } from '#server/database/client.ts';
import {
  copyOut,
  listQueued,
  listSequences,
  listTables,
  type SequenceCopy,
  type TableSum,
} from '#server/database/copy-tables.ts';
import { migratedAt } from '#server/database/migrate.ts';
import type { FileStorage } from '#server/modules/files/public.ts';
import type { BackupHead, BackupSums } from './backup-format.ts';
import { FORMAT, NAMES, webStream } from './backup-format.ts';

/** A part may end in the middle of a row: the parts of a table are joined again before they are read. */
const PART_BYTES = 4 * 1024 * 1024;

interface BackupSource {
  /** Connects to the server directly, not through a pooler. */
  url: string;
  files: FileStorage;
  secretKey: string;
  pushKey: string | undefined;
  now: Date;
}

/** The contents of a backup. */
export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
  /** Files that a row names but the sweep removed before they were copied. */
  missing: number;
  /** For each table and sequence, to compare with a restore. */
  sums: Record<string, TableSum>;
  sequences: SequenceCopy[];
}

/**
 * Writes database, files and keys into one archive while the portal runs: the tables from one snapshot, and then the
 * files that their rows name.
 *
 * @param source what to back up
 * @param target its file, written aside and moved (mode 0600); encrypted with the passphrase, plain without one
 */
export async function writeBackup(
  source: BackupSource,
  { path, passphrase }: { path: string; passphrase: string | undefined },
): Promise<BackupCounts> {
  const archive = pack();
  const aside = `${path}.part`;
  const written = send(archive, { path: aside, passphrase });
  const filled = fill(archive, source);
  try {
    const [counts] = await Promise.all([filled, written]);
    await rename(aside, path);
    return counts;
  } catch (error) {
    archive.destroy();
    await Promise.allSettled([filled, written]);
    await rm(aside, { force: true });
    throw error;
  }
}

const send = async (
  archive: ReturnType<typeof pack>,
  { path, passphrase }: { path: string; passphrase: string | undefined },
): Promise<void> => {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  const gzip = createGzip();
  const zipped = pipeline(archive, gzip);
  if (passphrase === undefined) {
    await Promise.all([zipped, pipeline(gzip, file)]);
    return;
  }
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const encrypted = await encrypter.encrypt(webStream(gzip));
  await Promise.all([zipped, pipeline(encrypted, file)]);
};

const fill = (
  archive: ReturnType<typeof pack>,
  { url, files, secretKey, pushKey, now }: BackupSource,
): Promise<BackupCounts> =>
  withConnection(url, 'avsar-backup', async (client) => {
    const add = (name: string, content: string | Buffer): Promise<void> =>
      new Promise((resolve, reject) => {
        archive.entry({ name, mode: 0o600, mtime: now }, Buffer.from(content), (error) =>
          error ? reject(error) : resolve(),
        );
      });
    // Everything below reads this snapshot.
    await client.query('begin isolation level repeatable read, read only');
    const tables = await listTables(client);
    const head: BackupHead = {
      format: FORMAT,
      takenAt: now.toISOString(),
      migratedAt: await migratedAt(client),
      tables,
      sequences: await listSequences(client),
    };
    await add(NAMES.head, JSON.stringify(head));
    await add(NAMES.secretKey, secretKey);
    if (pushKey) await add(NAMES.pushKey, pushKey);
    await add(NAMES.queue, JSON.stringify(await listQueued(client)));

    const sums: Record<string, TableSum> = {};
    for (const table of tables) {
      let [part, parts, size]: [number, Buffer[], number] = [0, [], 0];
      const flush = async (): Promise<void> => {
        if (size === 0) return;
        part += 1;
        await add(`${NAMES.tables}${table.name}/${String(part).padStart(6, '0')}`, Buffer.concat(parts));
        [parts, size] = [[], 0];
      };
      sums[table.name] = await copyOut(client, table, async (chunk) => {
        parts.push(chunk);
        size += chunk.length;
        if (size >= PART_BYTES) await flush();
      });
      await flush();
    }

    const counts = { files: 0, missing: 0 };
    const { rows: keys } = await client.query<{ key: string }>('select storage_key as key from files order by 1');
    await client.query('commit');
    for (const { key } of keys) {
      const stream = await files.open(key);
      counts[stream ? 'files' : 'missing'] += 1;
      if (stream) await add(`${NAMES.files}${key}`, await buffer(stream));
    }
    const end: BackupSums = { tables: sums, files: counts.files };
    await add(NAMES.sums, JSON.stringify(end));
    archive.finalize();
    const rows = Object.values(sums).reduce((total, sum) => total + sum.rows, 0);
    return { tables: tables.length, rows, ...counts, sums, sequences: head.sequences };
  });
