import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Waits until no more connections come in. The event loop lets in one a turn, so that work of some milliseconds in each
 * turn would keep the last of many waiting for seconds without an answer; let in first, they can be told that there is no room.
 */
export const acceptFirst = (server: Server): (() => Promise<void>) => {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  return async () => {
    for (let before = -1; before !== accepted; ) {
      before = accepted;
      await turn();
    }
  };
};
