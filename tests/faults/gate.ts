import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A proxy in front of a service: while shut, the service is down; while it forwards nothing, the service hangs. */
export interface Gate {
  port: number;
  /** Closes all connections and refuses new ones. */
  shut(): Promise<void>;
  /** Keeps existing connections and accepts new ones, but forwards nothing. */
  hang(): void;
  /** Forwards everything, including what was held back. */
  open(): Promise<void>;
  close(): Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
}

const passOn = ({ near, far }: Pair): void => {
  near.pipe(far);
  far.pipe(near);
};

export const openGate = async (service: NetConnectOpts): Promise<Gate> => {
  const pairs = new Set<Pair>();
  let hangs = false;
  const server = createServer((near) => {
    const pair = { near, far: connect(service) };
    pairs.add(pair);
    for (const socket of [near, pair.far]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        near.destroy();
        pair.far.destroy();
      });
    }
    if (!hangs) passOn(pair);
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port is free.');
    return address.port;
  };
  const port = await listen(0);
  const shut = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    await once(server, 'close');
  };
  return {
    port,
    shut,
    hang() {
      hangs = true;
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.unpipe().pause();
    },
    async open() {
      if (!server.listening) await listen(port);
      if (hangs) for (const pair of pairs) passOn(pair);
      hangs = false;
    },
    close: shut,
  };
};
