import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A slow proxy in front of a portal. */
export interface BusyPortal {
  url: string;
  close(): Promise<void>;
}

/**
 * Opens a proxy that behaves like a busy portal: calls to this path are delayed by `waitMs`, and dropped if the client
 * disconnects meanwhile.
 */
export const openBusyPortal = async (portal: string, path: string, waitMs: number): Promise<BusyPortal> => {
  const server = createServer((incoming, outgoing) => {
    const pass = () => {
      const { method, headers, url } = incoming;
      const onward = request(new URL(url ?? '/', portal), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      outgoing.on('close', () => onward.destroy());
      incoming.pipe(onward);
    };
    if (incoming.url !== path) pass();
    else {
      const timer = setTimeout(pass, waitMs);
      outgoing.on('close', () => clearTimeout(timer));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
