import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeBucket, startFakeBucket } from '#tests/support/bucket.ts';
import { bucketStorage } from './bucket-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { openFileStorage } from './open-file-storage.ts';

let dataDir: string;
let bucket: FakeBucket;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'avsar-home-'));
  bucket = await startFakeBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const openBucket = () =>
  openFileStorage({
    dataDir,
    s3: { endpoint: bucket.endpoint, region: 'auto', bucket: 'avsar', accessKeyId: 'key', secretAccessKey: 'secret' },
  });

const newKey = () => {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
};

const keysOf = async (home: FileStorage) => {
  const keys: string[] = [];
  for await (const { key, storedAt } of home.list()) {
    expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000);
    keys.push(key);
  }
  return keys.sort();
};

describe.each([
  ['a folder', () => openFileStorage({ dataDir, s3: undefined })],
  ['a bucket', openBucket],
])('%s', (_, openHome) => {
  it('gives back what was put, lists it all, and forgets what was removed', async () => {
    const home = await openHome();
    const keys = [newKey(), newKey(), newKey()].sort();
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    for (const key of keys) await home.put(key, bytes);
    expect(await keysOf(home)).toEqual(keys);
    const stream = await home.open(keys[0] ?? '');
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
    for (const key of [...keys, newKey()]) await home.remove(key);
    expect(await keysOf(home)).toEqual([]);
  });

  it('has nothing under a key that was never put', async () => {
    const home = await openHome();
    expect(await home.open(newKey())).toBeUndefined();
  });
});

it('a folder is never left by a key', async () => {
  const home = await openFileStorage({ dataDir, s3: undefined });
  for (const key of ['../secret-key', 'ab/../../secret-key', '/etc/passwd', '']) {
    expect(await home.open(key)).toBeUndefined();
    await expect(home.put(key, Buffer.from('x'))).rejects.toThrow();
  }
});

it('a bucket keeps everything in one place of its own', async () => {
  const home = await openBucket();
  const key = newKey();
  await home.put(key, Buffer.from('x'));
  expect([...bucket.objects.keys()]).toEqual([`files/${key}`]);
});

describe('a bucket in trouble', () => {
  const settings = () => ({
    ...{ endpoint: bucket.endpoint, region: 'auto', bucket: 'avsar' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  const FAILURE = { name: 'StorageFailure' };
  const textOf = async (home: FileStorage, key: string) => {
    const stream = await home.open(key);
    return stream && text(stream);
  };
  afterEach(() => {
    bucket.before = undefined;
  });

  it('is asked once more when it stumbles, and no more than that', async () => {
    const home = bucketStorage(settings());
    const key = newKey();
    let asked = 0;
    let stumbles = 1;
    bucket.before = (_, response) => {
      asked += 1;
      if (asked <= stumbles) response.writeHead(503).end();
    };
    await home.put(key, Buffer.from('x'));
    expect([asked, bucket.objects.has(`files/${key}`)]).toEqual([2, true]);
    [asked, stumbles] = [0, 1];
    expect(await textOf(home, key)).toBe('x');
    [asked, stumbles] = [0, 2];
    await expect(home.put(newKey(), Buffer.from('x'))).rejects.toMatchObject(FAILURE);
    expect(asked).toBe(2);
  });

  it('is not asked again when it refuses', async () => {
    let asked = 0;
    bucket.before = (_, response) => {
      asked += 1;
      response.writeHead(403).end();
    };
    await expect(bucketStorage(settings()).put(newKey(), Buffer.from('x'))).rejects.toMatchObject(FAILURE);
    expect(asked).toBe(1);
  });

  it('that points elsewhere is not followed', async () => {
    const asked: string[] = [];
    bucket.before = ({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(307, { Location: `${bucket.endpoint}/avsar/elsewhere` }).end();
    };
    await expect(bucketStorage(settings()).open(newKey())).rejects.toMatchObject(FAILURE);
    expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
  });

  it('that hangs is waited for no longer than the patience, and once', async () => {
    let asked = 0;
    bucket.before = () => {
      asked += 1;
      return new Promise(() => undefined);
    };
    const home = bucketStorage(settings(), { patienceMs: 150 });
    const began = performance.now();
    await expect(home.put(newKey(), Buffer.from('x'))).rejects.toMatchObject(FAILURE);
    await expect(home.open(newKey())).rejects.toMatchObject(FAILURE);
    expect(performance.now() - began).toBeLessThan(1_500);
    expect(asked).toBe(2);
  });

  it('lets a weak line read longer than the patience', async () => {
    const key = newKey();
    const home = bucketStorage(settings(), { patienceMs: 150 });
    await home.put(key, Buffer.from('xy'));
    bucket.before = async (_, response) => {
      response.writeHead(200, { 'Content-Length': 2 }).write('x');
      await new Promise((resolve) => setTimeout(resolve, 500));
      response.end('y');
    };
    expect(await textOf(home, key)).toBe('xy');
  });
});
