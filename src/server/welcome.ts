import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mailFolder } from '#server/modules/mail/public.ts';
import type { Settings } from '#server/settings.ts';

/**
 * What a person reads in the terminal. The setup link stands here and nowhere
 * else: a log is kept and read by others.
 */
export const welcomeLines = (settings: Settings, url: string, setup: string | undefined): string => {
  const demo = join(settings.dataDir, 'demo-logins.txt');
  const lines = [
    `Avsar is running: ${url}`,
    `Sign in:  ${url}/login${existsSync(demo) ? `, with the demo accounts in ${demo}` : ', or register there'}`,
    settings.smtpUrl ? 'Mail:     goes out by the SMTP server' : `Mail:     files in ${mailFolder(settings)}`,
    'Stop:     Ctrl-C',
    ...(setup ? [`There is no administrator yet. Make the first one, once: ${setup}`] : []),
  ];
  return `${lines.join('\n')}\n`;
};
