import type { Settings } from '#server/settings.ts';

/** Most devices per account that receive push messages. */
export const MOST_DEVICES = 10;

/** Addresses of this machine only. */
const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

/**
 * Returns whether push messages may go to an address: by HTTPS to a known browser push server. A portal on a loopback
 * address may push to its own machine.
 */
export const isPushServer = (address: string, { push, loopback }: Pick<Settings, 'push' | 'loopback'>): boolean => {
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username || password || !push) return false;
  if (loopback && isOwnMachine(hostname)) return /^https?:$/.test(protocol);
  return (
    protocol === 'https:' &&
    port === '' &&
    push.hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
};
