import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import pg from 'pg';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { LANGUAGES } from '#contract/languages.ts';
import { ROUTES } from '#contract/routes.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { portalContext } from '#web/lib/portal-context.ts';

/**
 * The baseline for the portal: a Fastify server that does the bare work and nothing else. `/page` sends the bytes and
 * headers of a page that the portal has sent, `/list` reads the rows of a list through the driver, and each page under
 * `/hi` is React Router's own rendering of it, with loaders served from memory. The parent process passes the portal's
 * address (`PORTAL_URL`), its database and a port.
 */
const { PORTAL_URL = '', DATABASE_URL = '', PORT = '0' } = process.env;

interface Sent {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const read = async (path: string): Promise<Sent> => {
  const asked = request(`${PORTAL_URL}${path}`, { headers: { 'accept-encoding': 'gzip' } }).end();
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { connection, date, 'keep-alive': kept, 'transfer-encoding': encoding, ...headers } = answer.headers;
  return { headers, body: Buffer.concat(chunks) };
};

const page = await read('/jobs');
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const OPEN = "status = 'Active' and deleted_at is null and deadline_end >= current_date";

/** The Hindi pages have a separate build; the English pages are part of the server build. */
const pages = (await import(pathToFileURL(join(PACKAGE_ROOT, 'build/hi/server/pages.js')).href)) as {
  build: ServerBuild;
  portalContext: typeof portalContext;
};
const handle = createRequestHandler({ ...pages.build, basename: LANGUAGES.hi.base });

type Call = (typeof ROUTES)[keyof typeof ROUTES];
interface Asked {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
}

/** Asks the portal once for each distinct call and answers repeats from memory. */
const answers = new Map<string, Promise<{ body: unknown; total: number }>>();
const ask = async ({ path, method }: Call, { params = {}, query = {} }: Asked) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const wanted = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === '' ? [] : [[name, String(one)]])),
  );
  const answer = await fetch(`${PORTAL_URL}${filled}?${new URLSearchParams(wanted)}`, { method });
  return { body: await answer.json(), total: Number(answer.headers.get('x-total-count') ?? 0) };
};

const render = (url: string): Promise<Response> => {
  const context = new RouterContextProvider();
  context.set(pages.portalContext, {
    publicUrl: PORTAL_URL,
    now: new Date(),
    retention: {} as never,
    demoData: 'only',
    call: ((name: keyof typeof ROUTES, options: Asked) => {
      // The place differs in each request, so that the portal renders each page anew; the result is the same each time.
      const { location, ...query } = options.query ?? {};
      const key = `${name}${JSON.stringify({ ...options, query })}`;
      const answer = answers.get(key) ?? ask(ROUTES[name], options);
      answers.set(key, answer);
      return answer;
    }) as never,
  });
  return handle(new Request(url), context);
};

const app = Fastify();
app.get('/page', (_, reply) => reply.headers(page.headers).send(page.body));
app.get('/list', async (_, reply) => {
  const [rows, count] = await Promise.all([
    pool.query(`select * from jobs where ${OPEN} order by created_at desc, id desc limit 20`),
    pool.query(`select count(*) from jobs where ${OPEN}`),
  ]);
  return reply.header('x-total-count', count.rows[0].count).send(rows.rows);
});
app.get('/hi/*', async (asked, reply) => {
  const answer = await render(`http://localhost${asked.url}`);
  return reply
    .status(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(await answer.text());
});
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
