import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { createTestDatabase } from './cloned-database.ts';

/** A built portal in a separate process, with a separate database and mail folder. */
export interface RunningPortal {
  url: string;
  dataDir: string;
  /** Undefined when it uses its embedded database. */
  databaseUrl: string | undefined;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Its users register many accounts: password hashing and empty resumes are cheap in it. */
const CHEAP = join(PACKAGE_ROOT, 'tests/support/cheap-portal-preload.ts');

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
};

const untilReady = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    // It responds slightly before it has printed its address; that text is printed in one piece.
    if (answer?.ok && output().includes('Stop:')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The portal did not start:\n${output()}`);
};

/** Starts the process of a built portal without waiting until it is ready. `env` adds to its settings. */
export const spawnPortal = ({
  port,
  dataDir,
  env,
  cheap = true,
}: {
  port: number;
  dataDir: string;
  env: Readonly<Record<string, string>>;
  /** Whether passwords are hashed cheaply; otherwise at their production cost. */
  cheap?: boolean;
}): { child: ChildProcess; output: () => string; ready: () => Promise<void> } => {
  let printed = '';
  const child = spawn(
    process.execPath,
    [...(cheap ? ['--import', CHEAP] : []), join(PACKAGE_ROOT, 'build/server/main.js')],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        DEMO_DATA: 'off',
        RATE_LIMITS: 'off',
        ANSWER_WAIT: '0',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const output = (): string => printed;
  return { child, output, ready: () => untilReady(`http://localhost:${port}`, child, output) };
};

/**
 * Starts the built portal on a free port. `env` adds to its settings. Journeys give it a database in their server,
 * unless `DATABASE_URL` is empty: then it starts its embedded database, as by default.
 */
export async function startPortalProcess(env: Record<string, string> = {}): Promise<RunningPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'avsar-portal-'));
  const port = await freePort();
  const databases = env.DATABASE_URL === '' ? undefined : process.env.PORTAL_DATABASES;
  const databaseUrl = databases && (await createTestDatabase(databases)).url;
  const given = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env };
  const { child, output, ready } = spawnPortal({ port, dataDir, env: given });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  // A portal that is not ready in time would keep running after the test.
  await ready().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url: `http://localhost:${port}`, dataDir, databaseUrl, output, stop };
}
