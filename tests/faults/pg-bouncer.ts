import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#tests/support/portal.ts';

const COMMAND = 'pgbouncer';

/** Returns its version; undefined when it is not installed. */
export const versionOfPgBouncer = (): Promise<string | undefined> =>
  promisify(execFile)(COMMAND, ['--version']).then(
    ({ stdout }) => /PgBouncer (\S+)/.exec(stdout)?.[1],
    () => undefined,
  );

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      resolve(true);
      socket.destroy();
    });
  });

/** A real pooler in transaction mode with its default settings, in front of a database. */
export const startPgBouncer = async (databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> => {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString: databaseUrl });
  const folder = await mkdtemp(join(tmpdir(), 'avsar-pooler-'));
  await chmod(folder, 0o711);
  const own = await freePort();
  await writeFile(join(folder, 'users.txt'), `"${user}" ""\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${database} = host=${host} port=${port} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
`,
  );
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(COMMAND, [...asUser, join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  for (const deadline = Date.now() + 10_000; !(await isListening(own)); await sleep(50))
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PgBouncer did not start: ${printed}`);
  return {
    url: `postgresql://${user}@127.0.0.1:${own}/${database}`,
    async close() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
};
