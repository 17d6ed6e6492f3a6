import { createHash } from 'node:crypto';
import { withConnection } from '#server/database/client.ts';
import { copyOut, listSequences, listTables } from '#server/database/copy-tables.ts';
import { withThrowAwayDatabase } from '#server/database/throw-away-database.ts';
import type { FileStorage } from '#server/modules/files/public.ts';
import { restoreBackup } from './restore-backup.ts';
import type { BackupCounts } from './write-backup.ts';

/** A storage that keeps only the hashes of files. */
const hashingStorage = (hashes: Map<string, string>): FileStorage => ({
  async put(key, bytes) {
    hashes.set(key, createHash('sha256').update(bytes).digest('hex'));
  },
  open: async () => undefined,
  async remove() {},
  async *list() {},
});

/** Lists what differs between the written and the restored data; empty when all is equal. */
const differences = async (
  url: string,
  written: BackupCounts,
  hashes: ReadonlyMap<string, string>,
): Promise<string[]> =>
  withConnection(url, 'avsar-verify', async (client) => {
    const wrong: string[] = [];
    const tables = await listTables(client);
    for (const table of tables) {
      const [was, is] = [written.sums[table.name], await copyOut(client, table, async () => {})];
      if (was?.rows !== is.rows) wrong.push(`${table.name} has ${is.rows} rows instead of ${was?.rows ?? 'none'}`);
      else if (was.sha256 !== is.sha256) wrong.push(`the rows of ${table.name} differ`);
    }
    if (tables.length !== written.tables) wrong.push(`there are ${tables.length} tables instead of ${written.tables}`);
    const sequences = JSON.stringify(await listSequences(client));
    if (sequences !== JSON.stringify(written.sequences)) wrong.push('the sequences differ');
    const { rows: files } = await client.query<{ key: string; sha256: Buffer }>(
      'select storage_key as key, sha256 from files',
    );
    const read = files.filter(({ key }) => hashes.has(key));
    for (const { key, sha256 } of read)
      if (hashes.get(key) !== sha256.toString('hex')) wrong.push(`the file ${key} differs`);
    if (read.length !== written.files) wrong.push(`there are ${read.length} files instead of ${written.files}`);
    return wrong;
  });

/**
 * Restores a newly written backup into a temporary database, and compares each count and hash with what was written:
 * rows by table, sequences, and each file with the hash in its row.
 *
 * @throws Error in a sentence that says what differs
 */
export async function verifyBackup(
  server: { url: string; adminUrl?: string | undefined },
  { path, passphrase, written }: { path: string; passphrase: string | undefined; written: BackupCounts },
): Promise<void> {
  const hashes = new Map<string, string>();
  const wrong = await withThrowAwayDatabase(server, async (url) => {
    await restoreBackup({ url, files: hashingStorage(hashes) }, { path, passphrase });
    return differences(url, written, hashes);
  });
  if (wrong.length > 0) throw new Error(`The backup was written, but a test restore differs: ${wrong.join('; ')}.`);
}
