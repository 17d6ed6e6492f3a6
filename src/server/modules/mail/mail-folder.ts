import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';

/** Where messages lie as `.eml` files while no SMTP server is set. */
export const mailFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'mail');
