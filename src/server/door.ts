import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

export interface Door {
  /** Waits until those who came before are in; not for long when more and more come. */
  letIn(): Promise<void>;
  /** Whether somebody who is in is to be answered; told to come back otherwise, since too many wait outside. */
  hasRoom(): boolean;
}

/** Work waits this long for those outside, … */
const LET_IN_MS = 100;
/** … and when they have been coming in for longer, there are more of them than can be answered. */
const CROWDED_AFTER_MS = 200;

/** Meanwhile one in so many milliseconds is answered all the same: there is time for some. */
const ONE_IN_MS = 20;

const doors = new WeakMap<Server, Door>();

/**
 * The event loop lets in one connection a turn, so that work of some milliseconds in each turn would keep the last of many
 * waiting for seconds without an answer; let in first, they can be told that there is no room.
 */
const openDoor = (server: Server): Door => {
  let accepted = 0;
  let crowded = false;
  let letThrough = 0;
  let round: Promise<void> | undefined;
  let letOn = (): void => undefined;
  server.on('connection', () => {
    accepted += 1;
  });
  const beginRound = (): void => {
    round = new Promise((resolve) => {
      letOn = resolve;
    });
  };
  const letAllIn = async (): Promise<void> => {
    const began = performance.now();
    let roundBegan = began;
    for (let before = -1; before !== accepted; ) {
      before = accepted;
      await turn();
      const now = performance.now();
      crowded ||= now - began > CROWDED_AFTER_MS;
      if (now - roundBegan < LET_IN_MS) continue;
      letOn();
      beginRound();
      roundBegan = now;
    }
    crowded = false;
    round = undefined;
    letOn();
  };
  return {
    letIn() {
      if (!round) {
        beginRound();
        void letAllIn();
      }
      return round ?? Promise.resolve();
    },
    hasRoom() {
      if (!crowded) return true;
      const now = performance.now();
      if (now - letThrough < ONE_IN_MS) return false;
      letThrough = now;
      return true;
    },
  };
};

/** The one door of a server. */
export const doorOf = (server: Server): Door => {
  const door = doors.get(server) ?? openDoor(server);
  doors.set(server, door);
  return door;
};
