import type { Readable } from 'node:stream';

/** A stored object, as seen by the sweep. */
export interface StoredObject {
  key: string;
  storedAt: Date;
}

const FAILURE = 'StorageFailure';

/** Wraps a temporary failure: the store is unavailable or full, and the request may be retried. */
export const storageFailure = (cause: unknown): Error =>
  Object.assign(new Error('The file storage failed.', { cause }), { name: FAILURE });

export const isStorageFailure = (error: unknown): boolean => error instanceof Error && error.name === FAILURE;

/** Storage of file contents. Keys are generated here: `ab/` and a random name, never chosen by a sender. */
export interface FileStorage {
  /** Writes the whole object; afterwards every instance can open it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Returns a stream of the bytes, or undefined when there is no such object. Callers that do not read it must destroy
   * it.
   */
  open(key: string): Promise<Readable | undefined>;
  /** Removes the object; a missing one is no failure. */
  remove(key: string): Promise<void>;
  /** Lists every object, in no particular order. */
  list(): AsyncIterable<StoredObject>;
}
