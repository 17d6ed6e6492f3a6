import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

export interface Door {
  /** Waits until pending connections are accepted, for a limited time while more keep arriving. */
  letIn(): Promise<void>;
  /**
   * Whether to answer an accepted request; otherwise it is refused with Retry-After, because too many connections are
   * pending.
   */
  hasRoom(): boolean;
  /** Does not count a connection towards the crowd: its requests have a queue of their own. */
  letPast(connection: object): void;
}

/** Longest time that work waits for pending connections. */
const LET_IN_MS = 100;
/** When more than this many connections have kept arriving for longer than this, there are more than can be answered. */
const CROWDED_AFTER_MS = 200;
/** Few connections that take that long only show a slow machine: a browser opens six. */
const CROWD = 30;

/** During overload, one request per this many milliseconds is still answered: there is capacity for some. */
const ONE_IN_MS = 20;

const doors = new WeakMap<Server, Door>();

/**
 * The event loop accepts one connection per turn. If each turn also did some milliseconds of work, the last of many
 * connections would wait seconds for a response; accepted first, they can be refused immediately.
 */
const openDoor = (server: Server): Door => {
  let accepted = 0;
  /** Without the connections that were let past. */
  let counted = 0;
  const past = new WeakSet<object>();
  let crowded = false;
  let letThrough = 0;
  let round: Promise<void> | undefined;
  let letOn = (): void => undefined;
  server.on('connection', () => {
    accepted += 1;
    counted += 1;
  });
  const beginRound = (): void => {
    round = new Promise((resolve) => {
      letOn = resolve;
    });
  };
  const letAllIn = async (): Promise<void> => {
    const began = performance.now();
    const countedBefore = counted;
    let roundBegan = began;
    for (let before = -1; before !== accepted; ) {
      before = accepted;
      await turn();
      const now = performance.now();
      crowded ||= now - began > CROWDED_AFTER_MS && counted - countedBefore > CROWD;
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
    letPast(connection) {
      if (past.has(connection)) return;
      past.add(connection);
      counted -= 1;
    },
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

/** Returns the door of a server, always the same one. */
export const doorOf = (server: Server): Door => {
  const door = doors.get(server) ?? openDoor(server);
  doors.set(server, door);
  return door;
};
