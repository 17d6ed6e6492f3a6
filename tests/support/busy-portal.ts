import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** The address of a portal behind a busy door. */
export interface BusyPortal {
  url: string;
  close(): Promise<void>;
}

/**
 * Stands before a portal as a busy one does: calls to this path wait so long, and those whose sender has gone meanwhile
 * are never handled.
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
