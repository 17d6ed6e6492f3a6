import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBaseCopy } from '#server/backup/base-copy.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { markBackup } from '#server/database/backup-mark.ts';
import type { Deps } from '#server/deps.ts';
import { withPortalDatabase } from './open-portal-database.ts';

const USAGE =
  'Usage: BACKUP_PASSPHRASE=… npm run backup -- FILE, add --plain for an unencrypted file, --verify for a test restore; or ARCHIVE_DIR=… npm run backup -- --base';

const readArguments = () => {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { plain: flag, verify: flag, base: flag },
    });
    const [file] = positionals;
    if (values.base) return positionals.length === 0 ? ({ base: true } as const) : undefined;
    return file && positionals.length === 1 ? { ...values, base: false as const, path: resolve(file) } : undefined;
  } catch {
    return undefined;
  }
};

type Server = Parameters<Parameters<typeof withPortalDatabase>[0]>[1];

/** Copies the folder of the embedded database beside the log that it archives. */
const backUpFolder = async ({ settings: { archiveDir }, now }: Deps, { adminUrl }: Server): Promise<void> => {
  if (!archiveDir || !adminUrl)
    throw new Error('Set ARCHIVE_DIR here and for the portal: the embedded database is copied into it.');
  console.log(`Copied the database to ${await writeBaseCopy({ adminUrl, archiveDir, now: now() })}.`);
};

const backUp = async (
  { db, settings, files, now }: Deps,
  { databaseUrl: url, adminUrl }: Server,
  { path, plain, verify }: { path: string; plain: boolean; verify: boolean },
): Promise<void> => {
  if (!plain && !settings.backupPassphrase) throw new Error(`Set BACKUP_PASSPHRASE, or add --plain. ${USAGE}`);
  if (existsSync(path)) throw new Error(`${path} already exists: name another file.`);
  if (!existsSync(dirname(path)))
    throw new Error(`There is no folder ${dirname(path)}: create it, or name another file.`);
  const takenAt = now();
  const passphrase = plain ? undefined : settings.backupPassphrase;
  const source = { url, files, secretKey: settings.secretKey, pushKey: settings.push?.privateKey, now: takenAt };
  const written = await writeBackup(source, { path, passphrase });
  if (verify) await verifyBackup({ url, adminUrl }, { path, passphrase, written });
  await markBackup(db, takenAt);
  const number = new Intl.NumberFormat('en-IN');
  console.log(
    `Saved ${number.format(written.rows)} rows of ${written.tables} tables and ${number.format(written.files)} files to ${path}.`,
  );
  if (verify) console.log('Verified: a test restore returned every row, sequence and file.');
  if (written.missing > 0) console.log(`${number.format(written.missing)} files are missing from the storage.`);
};

const given = readArguments();
if (given) {
  await withPortalDatabase((deps, server) => (given.base ? backUpFolder(deps, server) : backUp(deps, server, given)));
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
