import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { S3Settings } from '#server/settings.ts';
import { type FileStorage, type StoredObject, storageFailure } from './file-storage.ts';

const FOLDER = 'files/';
const AT_ONCE = 1_000;
/** Well below what a transaction may take, since some of them wait for this. */
const PATIENCE_MS = 10_000;

const orFailure = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw storageFailure(error);
  }
};

async function* listBucket(bucket: S3mini): AsyncIterable<StoredObject> {
  let next: string | undefined;
  do {
    // Its first argument is only a path to it: no delimiter is sent, so folders are listed through.
    const page = await bucket.listObjectsPaged('/', FOLDER, AT_ONCE, next);
    for (const { Key, LastModified } of page?.objects ?? [])
      yield { key: Key.slice(FOLDER.length), storedAt: new Date(LastModified) };
    next = page?.nextContinuationToken;
  } while (next);
}

/** Files in a bucket of any S3-compatible store, under `files/`, so that every instance sees them. */
export function bucketStorage({
  endpoint,
  region,
  bucket: name,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStorage {
  const bucket = new S3mini({
    endpoint: `${endpoint}/${name}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: PATIENCE_MS,
  });
  return {
    async put(key, bytes) {
      await orFailure(bucket.putObject(FOLDER + key, Buffer.from(bytes), 'application/octet-stream'));
    },
    async open(key) {
      const response = await orFailure(bucket.getObjectResponse(FOLDER + key));
      if (!response?.body) return undefined;
      // The DOM's type of the stream and Node's differ in name alone.
      return Readable.fromWeb(response.body as ReadableStream);
    },
    async remove(key) {
      await orFailure(bucket.deleteObject(FOLDER + key));
    },
    list: () => listBucket(bucket),
  };
}
