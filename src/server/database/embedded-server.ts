import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  constants,
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
} from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './embedded-binaries.ts';
import type { Home } from './embedded-home.ts';
import { makeOwn, PORT, removeSocketDir } from './socket-folder.ts';
import { isAlive } from './start-lock.ts';

const run = promisify(execFile);

const LOG_LIMIT = 5 * 1024 * 1024;

/** Unacknowledged writes may be lost in a crash, acknowledged ones never: fsync and synchronous_commit stay on. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A failed statement would be logged with its values, and a violated key with the value in it: those are personal
  // data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  // Slow queries are logged, but without their parameters, which may be personal data.
  log_min_duration_statement: '500ms',
  log_parameter_max_length: '0',
};

export interface Postmaster {
  pid: number;
  socketDir: string;
  /** `starting`, `ready` or `stopping`. */
  status: string;
}

const isPostmasterOf = async (pid: number, data: string): Promise<boolean> => {
  if (process.platform === 'linux') {
    return Promise.all([readlink(`/proc/${pid}/cwd`), realpath(data)]).then(
      ([folder, expected]) => folder === expected,
      () => false,
    );
  }
  return run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout.includes(data),
    () => false,
  );
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process is already gone.
  }
};

/**
 * The last resort of a process that exits without stopping: no asynchronous work can run any more. Other processes that
 * joined the server lose their connections and restart it.
 */
const endedWithUs = new Set<number>();
process.on('exit', () => {
  for (const pid of endedWithUs) signal(pid, 'SIGINT');
});

const endWithUs = (child: ChildProcess): void => {
  const { pid } = child;
  if (pid === undefined) return;
  endedWithUs.add(pid);
  child.once('exit', () => endedWithUs.delete(pid));
};

/** Other processes still use the server: it keeps running when this one ends. */
export const leavePostmaster = ({ pid }: Postmaster): void => {
  endedWithUs.delete(pid);
};

/** Reads PostgreSQL's lock file, and checks that its process really is this data directory's server. */
export const findPostmaster = async ({ data }: Home): Promise<Postmaster | undefined> => {
  const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  if (!(pid > 1) || !(await isPostmasterOf(pid, data))) return undefined;
  return { pid, socketDir: lines[4] ?? '', status: lines[7]?.trim() ?? 'starting' };
};

/**
 * Initialises in a separate folder that is then moved into place, so that an interrupted initialisation is simply
 * repeated.
 */
export const initialise = async (binaries: Binaries, home: Home, stop?: AbortSignal): Promise<void> => {
  for (const name of await readdir(home.base)) {
    if (name.startsWith('data-')) await rm(join(home.base, name), { recursive: true, force: true });
  }
  const fresh = await makeOwn(await mkdtemp(join(home.base, 'data-')), home);
  // The built-in locale compares text in the same way on every system; the C library's locale, which only classifies
  // characters, has different names on different systems.
  const attempt = async (locale: string): Promise<void> => {
    stop?.throwIfAborted();
    const running = run(
      binaries.initdb,
      [
        `--pgdata=${fresh}`,
        '--username=postgres',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        `--locale=${locale}`,
        '--lc-messages=C',
        // No password: the socket is in a folder of mode 0700 whose owner can read the data files anyway. A password
        // next to them would protect nothing and could be lost.
        '--auth-local=trust',
        '--auth-host=reject',
        '--no-instructions',
      ],
      { ...home.user, cwd: '/', env: { PATH: '/usr/bin:/bin', TZ: 'UTC' } },
    );
    endWithUs(running.child);
    // Waits for the process to exit after the signal, since it would keep writing into the folder that is removed.
    const end = () => running.child.kill('SIGTERM');
    stop?.addEventListener('abort', end);
    await running.finally(() => stop?.removeEventListener('abort', end));
  };
  try {
    await attempt('C.UTF-8')
      .catch(() => attempt('en_US.UTF-8'))
      .catch(() => attempt('C'));
    await rename(fresh, home.data);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true, maxRetries: 5 });
    stop?.throwIfAborted();
    throw new Error(`The database could not be initialised: ${error instanceof Error ? error.message : error}`);
  }
};

const lastLines = async (path: string): Promise<string> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-5).join('\n');
};

/** Does not follow a link: as root, the folder may belong to another user. */
const openLog = async (path: string, { user }: Home): Promise<FileHandle> => {
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const file = await open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  const { size } = await file.stat();
  if (size > LOG_LIMIT) await file.truncate();
  if (user && size === 0) await file.chown(user.uid, user.gid);
  return file;
};

export const startPostmaster = async (
  binaries: Binaries,
  home: Home,
  socketDir: string,
  { settings: changed = {}, stop }: { settings?: Readonly<Record<string, string>>; stop?: AbortSignal },
): Promise<Postmaster> => {
  const logPath = join(home.base, 'postgres.log');
  const logFile = await openLog(logPath, home);
  const settings = { ...SETTINGS, ...changed, unix_socket_directories: `"${socketDir}"` };
  const child = spawn(
    binaries.postgres,
    ['-D', home.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...home.user,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
      // A separate process group: Ctrl-C in a terminal goes to the whole group, and the server must outlive the
      // portal's last writes.
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
    },
  );
  child.unref();
  endWithUs(child);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
  });
  await logFile.close();

  let failure: string | undefined;
  void ended.then((reason) => {
    failure = reason;
  });
  while (failure === undefined) {
    if (stop?.aborted) {
      child.ref();
      child.kill('SIGINT');
      await ended;
      await removeSocketDir(socketDir);
      throw stop.reason;
    }
    const postmaster = await findPostmaster(home);
    if (postmaster?.status === 'ready' && postmaster.pid === child.pid) return postmaster;
    await sleep(10);
  }
  throw new Error(`PostgreSQL did not start: ${failure}\n${await lastLines(logPath)}`);
};

/** Fast mode: open transactions are rolled back, committed ones are written out. The wait is limited. */
export const stopPostmaster = async (home: Home, { pid, socketDir }: Postmaster): Promise<void> => {
  signal(pid, 'SIGINT');
  const since = Date.now();
  let insisted = false;
  while (await isPostmasterOf(pid, home.data)) {
    if (!insisted && Date.now() - since > 20_000) {
      insisted = true;
      signal(pid, 'SIGQUIT');
    }
    if (Date.now() - since > 40_000) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await sleep(10);
  }
  await removeSocketDir(socketDir);
};

/**
 * Called when no server of this folder runs. PostgreSQL would refuse to start with a lock file left over from a crash
 * if its process id is now used by another process, as after a container's restart, or belongs to a zombie. It detects
 * shared memory that is still in use without that file.
 */
export const forgetDeadPostmaster = async ({ data }: Home): Promise<void> => {
  const lockFile = join(data, 'postmaster.pid');
  const lines = await readFile(lockFile, 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  if (lines[4]) await removeSocketDir(lines[4]);
  if (isAlive(Number(lines[0]))) await rm(lockFile, { force: true });
};
