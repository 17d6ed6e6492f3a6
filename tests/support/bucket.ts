import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A loopback test bucket with the part of S3 that the portal uses. */
export interface FakeBucket {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; storedAt: Date }>;
  /** Runs before every response; a response sent by it is final. */
  before: ((request: IncomingMessage, response: ServerResponse) => void | Promise<void>) | undefined;
  close(): Promise<void>;
}

const PAGE = 2;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const listing = (objects: FakeBucket['objects'], query: URLSearchParams): string => {
  const start = Number(query.get('continuation-token') ?? 0);
  const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? ''));
  const next = start + PAGE;
  const entries = all
    .slice(start, next)
    .map(
      ([key, { bytes, storedAt }]) =>
        `<Contents><Key>${escapeXml(key)}</Key><Size>${bytes.length}</Size><LastModified>${storedAt.toISOString()}</LastModified><ETag>"x"</ETag><StorageClass>STANDARD</StorageClass></Contents>`,
    );
  const more = next < all.length;
  return `<?xml version="1.0"?><ListBucketResult><Name>avsar</Name><KeyCount>${entries.length}</KeyCount><IsTruncated>${more}</IsTruncated>${
    more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  }${entries.join('')}</ListBucketResult>`;
};

export async function startFakeBucket(name = 'avsar'): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await fake.before?.(request, response);
    if (response.writableEnded) return;
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(url.pathname).replace(`/${name}`, '').replace(/^\//, '');
    const say = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) say(403);
    else if (!url.pathname.startsWith(`/${name}`)) say(404);
    else if (request.method === 'PUT') {
      objects.set(key, { bytes: await buffer(request), storedAt: new Date() });
      response.writeHead(200, { ETag: '"x"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      say(204);
    } else if (key === '') {
      response.writeHead(200, { 'Content-Type': 'application/xml' }).end(listing(objects, url.searchParams));
    } else {
      const found = objects.get(key);
      if (found) say(200, found.bytes);
      else say(404, '<Error><Code>NoSuchKey</Code></Error>');
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const fake: FakeBucket = {
    before: undefined,
    endpoint: `http://127.0.0.1:${address.port}`,
    objects,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
