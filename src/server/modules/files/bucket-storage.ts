import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { S3Settings } from '#server/settings.ts';
import { type FileStorage, type StoredObject, storageFailure } from './file-storage.ts';

const FOLDER = 'files/';
const AT_ONCE = 1_000;
/** Limit until the response begins; people wait for it, and no transaction does. */
const PATIENCE_MS = 5_000;
const RETRY_AFTER_MS = 100;

/** Does not cover the body, which streams at the reader's pace and may take minutes over a slow line. */
const fetchWithin =
  (patienceMs: number): typeof fetch =>
  async (address, init) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException('No answer in time.', 'TimeoutError')), patienceMs);
    try {
      // The operator has configured one endpoint; redirects would lead elsewhere.
      return await fetch(address, { ...init, signal: late.signal, redirect: 'error' });
    } finally {
      clearTimeout(timer);
    }
  };

/** Whether a retry may succeed: not after a rejection or a timeout. */
const isWorthAnotherTry = (error: unknown): boolean => {
  if (!(error instanceof Error) || error.name === 'TimeoutError') return false;
  const status = 'status' in error ? Number(error.status) : 500;
  return status >= 500 || status === 429;
};

/** Retries once: each of these requests is idempotent, since keys are unique. */
const orFailure = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work().catch(async (error: unknown) => {
      if (!isWorthAnotherTry(error)) throw error;
      await sleep(RETRY_AFTER_MS);
      return work();
    });
  } catch (error) {
    throw storageFailure(error);
  }
};

async function* listBucket(bucket: S3mini): AsyncIterable<StoredObject> {
  let next: string | undefined;
  do {
    // The first argument only sets the path: no delimiter is sent, so the listing includes subfolders.
    const after = next;
    const page = await orFailure(() => bucket.listObjectsPaged('/', FOLDER, AT_ONCE, after));
    if (!page) throw storageFailure(new Error('There is no such bucket.'));
    for (const { Key, LastModified } of page.objects ?? [])
      yield { key: Key.slice(FOLDER.length), storedAt: new Date(LastModified) };
    next = page.nextContinuationToken;
  } while (next);
}

/** Stores files in a bucket of any S3-compatible store, under `files/`, shared by all instances. */
export function bucketStorage(
  { endpoint, region, bucket: name, accessKeyId, secretAccessKey }: S3Settings,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): FileStorage {
  const bucket = new S3mini({
    endpoint: `${endpoint}/${name}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: fetchWithin(patienceMs),
  });
  return {
    async put(key, bytes) {
      await orFailure(() => bucket.putObject(FOLDER + key, Buffer.from(bytes), 'application/octet-stream'));
    },
    async open(key) {
      const response = await orFailure(() => bucket.getObjectResponse(FOLDER + key));
      if (!response?.body) return undefined;
      // The stream types of the DOM and Node differ only in name.
      return Readable.fromWeb(response.body as ReadableStream);
    },
    async remove(key) {
      await orFailure(() => bucket.deleteObject(FOLDER + key));
    },
    list: () => listBucket(bucket),
  };
}
