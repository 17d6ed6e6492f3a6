import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openDeps } from '#server/open-deps.ts';
import { readSettings } from '#server/settings.ts';

test('a start reports what it is doing, and only what it has to do', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'avsar-o-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  // As root the database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o711);
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const linesOfStart = async (): Promise<string[]> => {
    const lines: string[] = [];
    const { close } = await openDeps({
      settings,
      log: createLog(settings),
      stop: new AbortController().signal,
      report: (line) => lines.push(line),
    });
    await close();
    return lines;
  };
  expect(await linesOfStart()).toEqual([`Setting up PostgreSQL 18 in ${dataDir}/ …`, 'Migrating the database …']);
  expect(await linesOfStart()).toEqual([`Starting PostgreSQL 18 in ${dataDir}/ …`]);
}, 90_000);
