import { access, constants, mkdir, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './embedded-binaries.ts';
import type { Home } from './embedded-home.ts';
import {
  findPostmaster,
  forgetDeadPostmaster,
  initialise,
  leavePostmaster,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './embedded-server.ts';
import { findHome } from './find-home.ts';
import { archiveSettings } from './log-archive.ts';
import { isPrivate, makeSocketDir } from './socket-folder.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedDatabase {
  /** For the portal: the role `avsar`, which owns its database and is not a superuser. */
  url: string;
  /** For tests and backups: the superuser, in the database `postgres`. */
  adminUrl: string;
  /** False when a running server was joined. */
  startedByUs: boolean;
  /** The last process to leave stops the server, even if another one started it, so no server is left orphaned. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: (sentence: string) => void;
  /** Called with each step of a start, before it begins. */
  report?: (line: string) => void;
  /** Aborts a start, and stops what it has started. */
  stop?: AbortSignal;
  /** The archive for the server's log, which brings a copied folder up to date. */
  archiveDir?: string | undefined;
  /** PostgreSQL settings for a temporary test server. */
  settings?: Readonly<Record<string, string>>;
}

interface Entered {
  postmaster: Postmaster;
  claim: pg.Pool;
  startedByUs: boolean;
}

/** Every user of the server holds this lock in shared mode; a process that gets it exclusively may stop the server. */
const CLAIM = 4_209_121_102;

/** A server that refuses connections for this long is stopped and restarted. */
const PATIENCE = 10_000;
const STARTUP_PATIENCE = 120_000;
const START_ATTEMPTS = 5;
/** Pause after a start that failed in all its attempts. */
const COME_BACK_MS = 2_000;

const urlOf = (socketDir: string, role: string, database: string): string =>
  `postgresql://${role}@${encodeURIComponent(socketDir)}/${database}`;

/**
 * Holds one connection for the life of the process, without keeping the process alive; the server notices when it
 * breaks.
 */
const tryClaim = async ({ socketDir }: Postmaster): Promise<pg.Pool | undefined> => {
  const claim = new pg.Pool({
    connectionString: urlOf(socketDir, 'postgres', 'postgres'),
    application_name: 'avsar claim',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5_000,
  });
  claim.on('error', () => undefined);
  try {
    const { rows } = await claim.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1) as held', [CLAIM]);
    if (rows[0]?.held) return claim;
  } catch {
    // The server is just starting or stopping.
  }
  await claim.end();
  return undefined;
};

/** Shortens the path to the relative one from the current folder, if that is shorter. */
const shortPath = (path: string): string => {
  const full = resolve(path);
  const fromHere = relative('', full);
  return fromHere === '' || fromHere.startsWith('..') ? full : fromHere;
};

/** The backends of a killed server may hold its shared memory a moment longer, hence several attempts. */
const start = async (binaries: Binaries, home: Home, socketDir: string, options: EmbeddedOptions) => {
  const { archiveDir, settings: changed, stop } = options;
  const settings = { ...(archiveDir && (await archiveSettings(archiveDir, home))), ...changed };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startPostmaster(binaries, home, socketDir, { settings, ...(stop && { stop }) });
    } catch (error) {
      if (attempt === START_ATTEMPTS || stop?.aborted) throw error;
      await sleep(300 * attempt);
    }
  }
};

const enter = async (home: Home, options: EmbeddedOptions, lastSocketDir?: string): Promise<Entered> => {
  const { log, report, stop } = options;
  const since = Date.now();
  for (;;) {
    stop?.throwIfAborted();
    const found = await findPostmaster(home);
    if (!found) {
      const binaries = await findBinaries(home);
      const isNew = !(await stat(home.data).catch(() => undefined));
      report?.(`${isNew ? 'Setting up' : 'Starting'} PostgreSQL 18 in ${shortPath(options.dataDir)}/ …`);
      if (isNew) await initialise(binaries, home, stop);
      else await forgetDeadPostmaster(home);
      const postmaster = await start(binaries, home, lastSocketDir ?? (await makeSocketDir(home)), options);
      const claim = await tryClaim(postmaster);
      if (claim) return { postmaster, claim, startedByUs: true };
      continue;
    }
    const joinable = found.status === 'ready' && (await isPrivate(found.socketDir, home));
    const claim = joinable ? await tryClaim(found) : undefined;
    if (claim) return { postmaster: found, claim, startedByUs: false };

    if (Date.now() - since > (found.status === 'starting' ? STARTUP_PATIENCE : PATIENCE)) {
      log(`PostgreSQL (process ${found.pid}) runs but lets nobody in; it is started anew.`);
      await stopPostmaster(home, found);
    }
    await sleep(25);
  }
};

const ensureDatabase = async (claim: pg.Pool): Promise<void> => {
  const { rows } = await claim.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'avsar') as role,
            exists (select from pg_database where datname = 'avsar') as database`,
  );
  if (!rows[0]?.role) await claim.query('create role avsar login');
  if (!rows[0]?.database) await claim.query('create database avsar owner avsar');
};

/**
 * Starts the PostgreSQL that npm installed, or joins the server already running for this folder, as a script next to a
 * running portal does. It is only reachable through a Unix socket in a private folder.
 */
export const startEmbeddedDatabase = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  if (process.platform === 'win32') {
    throw new Error('On Windows the portal needs a PostgreSQL server of its own: name it in DATABASE_URL.');
  }
  const { log, stop } = options;
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o755 });
  await access(dataDir, constants.W_OK | constants.X_OK).catch(() => {
    throw new Error(
      `The data folder ${dataDir} belongs to somebody else. Start the portal as its owner, or set DATA_DIR.`,
    );
  });
  const lock = join(dataDir, 'postgres.lock');

  const open = async () => {
    const home = await findHome(dataDir, log);
    const entered = await enter(home, options);
    await ensureDatabase(entered.claim);
    return { home, ...entered };
  };
  const { home, ...first } = await withStartLock(lock, open, stop);
  let current: Entered = first;
  let stopped: Promise<void> | undefined;
  let coming: Promise<void> | undefined;

  const watch = ({ claim }: Entered) => {
    claim.on('error', () => {
      if (stopped) return;
      log('The connection to PostgreSQL broke; it is looked for and started anew if need be.');
      coming ??= comeBack().finally(() => {
        coming = undefined;
      });
    });
  };
  /** Retries without limit, for example while a disk is full: no other process starts it. */
  const comeBack = async (): Promise<void> => {
    while (!stopped && !stop?.aborted) {
      try {
        const entered = await withStartLock(lock, () => enter(home, options, current.postmaster.socketDir));
        void current.claim.end();
        current = entered;
        watch(entered);
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(COME_BACK_MS, undefined, { ref: false });
      }
    }
  };
  watch(current);

  const leave = async (): Promise<void> => {
    const { claim, postmaster } = current;
    const alone = await claim
      .query<{ alone: boolean }>('select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone', [CLAIM])
      .then(
        ({ rows }) => rows[0]?.alone ?? false,
        () => false,
      );
    // The lock is held until the server is down: a process that starts meanwhile waits and then starts a new one.
    if (alone) await stopPostmaster(home, postmaster);
    else leavePostmaster(postmaster);
    await claim.end();
  };

  return {
    url: urlOf(current.postmaster.socketDir, 'avsar', 'avsar'),
    adminUrl: urlOf(current.postmaster.socketDir, 'postgres', 'postgres'),
    startedByUs: current.startedByUs,
    stop: () => {
      // A reconnection in progress is completed before leaving.
      stopped ??= Promise.resolve(coming).then(leave);
      return stopped;
    },
  };
};
