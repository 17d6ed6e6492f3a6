import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dropSetupLink, keepSetupLink } from '#server/modules/accounts/public.ts';
import { mailFolder } from '#server/modules/mail/public.ts';
import type { Settings } from '#server/settings.ts';

/**
 * The line about the setup link. Where others can reach the portal and output goes to a log, the link is kept in a file
 * instead.
 */
const setupLine = async (
  settings: Settings,
  { setup, terminal }: { setup: string | undefined; terminal: boolean },
): Promise<string[]> => {
  if (setup !== undefined && !settings.loopback && !terminal)
    return [
      `There is no administrator yet. The link to make the first one, once, is in ${await keepSetupLink(settings, setup)}`,
    ];
  await dropSetupLink(settings);
  return setup ? [`There is no administrator yet. Make the first one, once: ${setup}`] : [];
};

/** The lines for people once the portal runs. `terminal`: they are read immediately and not stored. */
export const welcomeLines = async (
  settings: Settings,
  { setup, terminal }: { setup: string | undefined; terminal: boolean },
): Promise<string> => {
  if (!settings.roles.includes('web'))
    return `Avsar works in the background. Health: http://${settings.host}:${settings.port}/readyz\n`;
  const url = settings.publicUrl;
  const demo = join(settings.dataDir, 'demo-logins.txt');
  const lines = [
    `Avsar is running: ${url}`,
    `Sign in:  ${url}/login${existsSync(demo) ? `, with the demo accounts in ${demo}` : ', or register there'}`,
    settings.smtpUrl ? 'Mail:     goes out by the SMTP server' : `Mail:     files in ${mailFolder(settings)}`,
    'Stop:     Ctrl-C',
    ...(await setupLine(settings, { setup, terminal })),
  ];
  return `${lines.join('\n')}\n`;
};
