import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * Baseline for applications: a Fastify route that stores the uploaded file and inserts the rows of an earlier
 * application under new ids, in one transaction. It checks nothing, and skips a notice that is folded into an earlier
 * one. The parent process passes the database, a port, a folder and the application whose rows are copied.
 */
const { DATABASE_URL = '', PORT = '0', FOLDER = '', TEMPLATE = '' } = process.env;

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
pool.on('error', console.error);

interface CopiedRow {
  statement: string;
  json: string;
}

/** Inserted first, because other rows reference them. */
const FIRST = ['public.files', 'public.applications'];

/**
 * Returns the rows inserted by the transaction that created an application, each with the statement that inserts a
 * copy.
 */
const rowsOf = async (applicationId: string): Promise<CopiedRow[]> => {
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', table_schema, table_name) as name,
      array_agg(format('%I', column_name)) filter (where is_generated = 'NEVER' and is_identity = 'NO'
        and coalesce(column_default, '') not like 'nextval(%') as columns
    from information_schema.columns
    join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass and relkind = 'r'
    where table_schema in ('public', 'queue') group by 1`);
  const { rows: transactions } = await pool.query<{ xmin: string }>(
    'select xmin::text from application_events where application_id = $1 order by id limit 1',
    [applicationId],
  );
  const copied: CopiedRow[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await pool.query<{ json: string }>(
      `select to_jsonb(one)::text as json from ${name} one where one.xmin::text = $1`,
      [transactions[0]?.xmin],
    );
    const list = columns.join(', ');
    const statement = `insert into ${name} (${list}) select ${list} from jsonb_populate_record(null::${name}, $1) on conflict do nothing`;
    copied.push(...rows.map(({ json }) => ({ statement, json })));
  }
  const rank = ({ statement }: CopiedRow): number =>
    (FIRST.findIndex((name) => statement.includes(`${name} (`)) + FIRST.length + 1) % (FIRST.length + 1);
  return copied.sort((one, other) => rank(one) - rank(other));
};

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Accounts and jobs: foreign keys to them are kept in the copied rows. */
const { rows: known } = await pool.query<{ id: string }>('select id from accounts union all select id from jobs');
const kept = new Set(known.map(({ id }) => id));
const template = await rowsOf(TEMPLATE);
console.error(`bare: ${template.length} rows: ${template.map(({ statement }) => statement.split(' ')[2]).join(', ')}`);

const app = Fastify();
await app.register(multipart);
app.post('/apply', async (request, reply) => {
  const file = await request.file();
  const bytes = await file?.toBuffer();
  const { candidate = '', job = '', like = '' } = request.headers as Record<string, string>;
  const [likeCandidate = '', likeJob = ''] = like.split(' ');
  const id = randomUUID();
  const folder = join(FOLDER, id.slice(0, 2));
  await mkdir(folder, { recursive: true });
  const stored = await open(join(folder, `${id}.part`), 'wx');
  await stored.writeFile(bytes ?? '');
  await stored.sync();
  await stored.close();
  await rename(join(folder, `${id}.part`), join(folder, id));
  const ids = new Map([
    [likeCandidate, candidate],
    [likeJob, job],
  ]);
  const fresh = (old: string): string => {
    const known = ids.get(old);
    if (known !== undefined || kept.has(old)) return known ?? old;
    const made = randomUUID();
    ids.set(old, made);
    return made;
  };
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { statement, json } of template) await client.query(statement, [json.replace(UUID, fresh)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return reply.status(201).send({ id });
});
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
console.log('listening');
