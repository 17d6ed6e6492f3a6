import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '#server/settings.ts';

/**
 * Tries the address before anything is started for it. With PORT=0 the system chooses, once and before anything reads
 * the settings: pages and emails must contain the address that is used.
 */
export async function withTakenPort<S extends Pick<Settings, 'host' | 'port' | 'publicUrl'>>(settings: S): Promise<S> {
  const server = createServer().listen({ host: settings.host, port: settings.port });
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (settings.port !== 0 || address === null || typeof address === 'string') return settings;
  const url = new URL(settings.publicUrl);
  if (url.port === '0') url.port = String(address.port);
  return { ...settings, port: address.port, publicUrl: url.origin };
}
