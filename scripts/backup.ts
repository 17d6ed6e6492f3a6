import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '#server/backup/write-backup.ts';
import { markBackup } from '#server/database/backup-mark.ts';
import { withPortalDatabase } from './open-portal-database.ts';

const USAGE =
  'Usage: BACKUP_PASSPHRASE=… npm run backup -- FILE, or npm run backup -- FILE --plain for one that anybody can read';

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { plain: { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    return file && positionals.length === 1 ? { path: resolve(file), plain: values.plain } : undefined;
  } catch {
    return undefined;
  }
};

const given = readArguments();
if (given) {
  await withPortalDatabase(async ({ db, settings, files, now }, databaseUrl) => {
    if (!given.plain && !settings.backupPassphrase) throw new Error(`A backup is encrypted. ${USAGE}`);
    if (existsSync(given.path)) throw new Error(`${given.path} is there already: name another file.`);
    const takenAt = now();
    const counts = await writeBackup(
      { url: databaseUrl, files, secretKey: settings.secretKey, now: takenAt },
      { path: given.path, passphrase: given.plain ? undefined : settings.backupPassphrase },
    );
    await markBackup(db, takenAt);
    const number = new Intl.NumberFormat('en-IN');
    console.log(
      `${number.format(counts.rows)} rows of ${counts.tables} tables and ${number.format(counts.files)} files are in ${given.path}.`,
    );
    if (counts.missing > 0) console.log(`${number.format(counts.missing)} files had been removed from the storage.`);
  });
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
