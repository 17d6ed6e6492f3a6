import { createHmac, randomUUID } from 'node:crypto';
import { ADMINS, type Entry } from './told.ts';

/** Number of events kept for pages that reconnect after a short interruption. */
const KEPT = 2_000;

/** The account that a position belongs to. */
export interface Reader {
  accountId: string;
  isAdmin: boolean;
}

/**
 * The latest changes in commit order. Each account has positions of its own: one that everybody shares would tell how
 * much others do.
 */
export interface Recent {
  add(entry: Entry): void;
  /** The position after the reader's last change. */
  position(reader: Reader): string;
  /** The position after a change, as the reader gets it; the same in every process. */
  positionAfter(reader: Reader, entryId: string): string;
  /** Returns the reader's changes after a position; undefined when it is unknown. */
  since(reader: Reader, position: string): readonly Entry[] | undefined;
  /** Invalidates all earlier positions, after events may have been missed. */
  forget(): void;
}

interface Kept extends Entry {
  /** Milliseconds of this process's clock. */
  at: number;
  order: number;
}

const isFor = ({ accountId, isAdmin }: Reader, { to }: Entry): boolean =>
  to.includes(accountId) || (isAdmin && to.includes(ADMINS));

export function createRecent(secretKey: string): Recent {
  let entries: Kept[] = [];
  const last = new Map<string, Kept>();
  let order = 0;
  /** Identifies this process, until events were missed. */
  let start = randomUUID();
  let forgottenUntil = 0;

  const positionAfter = ({ accountId }: Reader, entryId: string): string =>
    createHmac('sha256', secretKey).update(`stream\0${accountId}\0${entryId}`).digest('base64url').slice(0, 22);

  const lastOf = ({ accountId, isAdmin }: Reader): Kept | undefined => {
    const [own, ofAdmins] = [last.get(accountId), isAdmin ? last.get(ADMINS) : undefined];
    return own && ofAdmins ? (own.order > ofAdmins.order ? own : ofAdmins) : (own ?? ofAdmins);
  };

  return {
    add(entry) {
      order += 1;
      const kept = { ...entry, at: performance.now(), order };
      entries.push(kept);
      for (const id of entry.to) last.set(id, kept);
      if (entries.length < 2 * KEPT) return;
      forgottenUntil = entries.at(-KEPT - 1)?.at ?? forgottenUntil;
      entries = entries.slice(-KEPT);
      const first = entries[0]?.order ?? 0;
      for (const [id, of] of last) if (of.order < first) last.delete(id);
    },
    position(reader) {
      const own = lastOf(reader);
      return own ? positionAfter(reader, own.id) : `${start}.${Math.floor(performance.now())}`;
    },
    positionAfter,
    since(reader, position) {
      const own = entries.filter((entry) => isFor(reader, entry));
      const at = own.findLastIndex(({ id }) => positionAfter(reader, id) === position);
      if (at >= 0) return own.slice(at + 1);
      const [process, time] = position.split('.');
      if (process !== start || !(Number(time) > forgottenUntil)) return undefined;
      return own.filter((entry) => entry.at >= Number(time));
    },
    forget() {
      entries = [];
      last.clear();
      start = randomUUID();
      forgottenUntil = 0;
    },
  };
}
