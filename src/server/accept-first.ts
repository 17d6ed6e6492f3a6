import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Waits until no more connections come in. The event loop accepts one connection per turn, so some milliseconds of work
 * in each turn would leave the last of many waiting for seconds without an answer; accepted first, they can be refused
 * for lack of room.
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
