import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { restoreBaseCopy } from '#server/backup/base-copy.ts';
import { type Restored, restoreBackup } from '#server/backup/restore-backup.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { sendAgain } from '#server/database/queue.ts';
import { openFileStorage } from '#server/modules/files/public.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { databaseFailure, exitCodeFor, sentenceFor } from '#server/start-failure.ts';
import { watchStopSignals } from '#server/stop-signal.ts';

const USAGE =
  'Usage: npm run restore -- FILE, with BACKUP_PASSPHRASE when it is encrypted; or npm run restore -- ARCHIVE_DIR/base-…';

const restoreFolder = async (copy: string, { databaseUrl, dataDir }: Settings): Promise<void> => {
  if (databaseUrl) throw new Error('A copied folder is restored as the embedded database: unset DATABASE_URL.');
  await restoreBaseCopy({ copy, dataDir, stop: watchStopSignals() });
  console.log('Restored the database to the end of its archive.');
};

/** Restores a laptop's keys; keys from the environment can only be compared. */
const keepKeys = async (
  { secretKey, pushKey }: Pick<Restored, 'secretKey' | 'pushKey'>,
  settings: Settings,
): Promise<void> => {
  if (secretKey !== settings.secretKey) {
    if (settings.secretKeyFile) await writeFile(settings.secretKeyFile, secretKey, { mode: 0o600 });
    else console.log('SECRET_KEY has changed: set the old one, or second factors and open links stop working.');
  }
  if (pushKey && pushKey !== settings.push?.privateKey) {
    if (settings.push?.keyFile) await writeFile(settings.push.keyFile, pushKey, { mode: 0o600 });
    else console.log('PUSH_KEY has changed: set the old one, or browsers no longer receive push messages.');
  }
};

const restore = async (path: string, settings: Settings): Promise<void> => {
  const stop = watchStopSignals();
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: settings.dataDir, stop, log: () => undefined });
  try {
    const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    const files = await openFileStorage(settings);
    const restored = await restoreBackup({ url, files }, { path, passphrase: settings.backupPassphrase }).catch(
      (error: unknown) => {
        throw settings.databaseUrl ? databaseFailure(error) : error;
      },
    );
    await sendAgain(url, restored.queued);

    const number = new Intl.NumberFormat('en-IN');
    console.log(
      `Restored ${number.format(restored.rows)} rows and ${number.format(restored.files)} files as of ${restored.takenAt}.`,
    );
    await keepKeys(restored, settings);
  } finally {
    await embedded?.stop();
  }
};

const [path, ...more] = process.argv.slice(2);
if (path && more.length === 0) {
  try {
    if (!existsSync(path)) throw new Error(`There is no file or folder ${path}.`);
    const settings = readSettings();
    const isFolder = (await stat(path)).isDirectory();
    await (isFolder ? restoreFolder(resolve(path), settings) : restore(path, settings));
  } catch (error) {
    console.error(sentenceFor(error));
    process.exitCode = exitCodeFor(error);
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
