import type { Readable } from 'node:stream';

/** Something stored, as the sweep sees it. */
export interface StoredObject {
  key: string;
  storedAt: Date;
}

const FAILURE = 'StorageFailure';

/** The store does not answer, or has no room: the same may be tried again. */
export const storageFailure = (cause: unknown): Error =>
  Object.assign(new Error('The file storage failed.', { cause }), { name: FAILURE });

export const isStorageFailure = (error: unknown): boolean => error instanceof Error && error.name === FAILURE;

/** Where the bytes of files lie. Keys are ours alone: `ab/` and a random name, never anything a sender chose. */
export interface FileStorage {
  /** Writes the whole object; once it returns, every instance can open it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** A stream of the bytes, or nothing when there is no such object. Whoever does not read it destroys it. */
  open(key: string): Promise<Readable | undefined>;
  /** Removes the object; one that is gone already is no failure. */
  remove(key: string): Promise<void>;
  /** Every object, in no order. */
  list(): AsyncIterable<StoredObject>;
}
