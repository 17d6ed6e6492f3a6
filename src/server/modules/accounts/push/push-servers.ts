import type { Settings } from '#server/settings.ts';

/** So many devices of an account are pushed to. */
export const MOST_DEVICES = 10;

/** This machine's own addresses; no other network's. */
const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);

/**
 * Whether what is pushed may go to an address: by HTTPS to a push server of a browser that is known. A portal that
 * nobody else can reach may push to its own machine.
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
