import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';

const pathOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'setup-link.txt');

/** Stores the setup link where only the portal's system user can read it, replacing an older one; returns the path. */
export const keepSetupLink = async (settings: Pick<Settings, 'dataDir'>, link: string): Promise<string> => {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  await dropSetupLink(settings);
  const path = pathOf(settings);
  await writeFile(path, `${link}\n`, { mode: 0o600, flag: 'wx' });
  return path;
};

/** Removes a used or replaced link. */
export const dropSetupLink = (settings: Pick<Settings, 'dataDir'>): Promise<void> =>
  rm(pathOf(settings), { force: true });
