import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';

/** Folder of the `.eml` files written while no SMTP server is set. */
export const mailFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'mail');
