import { openCacheInvalidation } from '#server/database/cache-invalidation.ts';
import { openDatabase } from '#server/database/client.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openNews } from '#server/database/news.ts';
import { openQueue } from '#server/database/queue.ts';
import type { Deps, Log } from '#server/deps.ts';
import { createLimits } from '#server/limits.ts';
import { findEndReasons, liveSessions } from '#server/modules/accounts/public.ts';
import { openFileStorage } from '#server/modules/files/public.ts';
import { openSearchIndex } from '#server/modules/jobs/public.ts';
import { openSkillModels } from '#server/modules/matching/public.ts';
import { createStreams, PEOPLE } from '#server/modules/stream/public.ts';
import { createPageCache } from '#server/page-cache.ts';
import type { Settings } from '#server/settings.ts';
import { databaseFailure } from '#server/start-failure.ts';
import { unlessStopped } from '#server/stop-signal.ts';

/** The open dependencies, and how to close them: the last process to leave stops an embedded database. */
export interface OpenDeps<L extends Log> {
  deps: Deps & { log: L };
  /** The server's direct address, for features that a pooler does not support. */
  databaseUrl: string;
  /** The superuser's address, for an embedded database. */
  adminUrl: string | undefined;
  close(): Promise<void>;
}

/** Opens all dependencies of the use cases: the database, migrated; queue; files. */
export async function openDeps<L extends Log>({
  settings,
  log,
  stop,
  sendOnly = false,
  report = () => {},
}: {
  settings: Settings;
  log: L;
  /** Aborts opening, and closes what was opened. */
  stop: AbortSignal;
  /** Set by a script, which queues work and leaves it to the portal. */
  sendOnly?: boolean;
  /** Called with each step of a start, before it begins. */
  report?: (line: string) => void;
}): Promise<OpenDeps<L>> {
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    // In reverse order; a failure must not keep the others open.
    for (const leave of opened.splice(0).reverse())
      await leave().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
  };
  try {
    if (settings.tracesEndpoint) {
      const { openTracing } = await import('#server/open-tracing.ts');
      const tracing = openTracing({ endpoint: settings.tracesEndpoint, roles: settings.roles });
      opened.push(() => tracing.close());
    }
    const files = await openFileStorage(settings);
    const embedded = settings.databaseUrl ? undefined : await joinEmbedded();
    const url = settings.databaseUrl ?? embedded?.url ?? '';
    const directUrl = settings.databaseDirectUrl ?? url;
    const database = openDatabase({
      url,
      max: settings.databasePoolSize,
      traced: settings.tracesEndpoint !== undefined,
      pooled: settings.databaseDirectUrl !== undefined,
      onBroken: (error) => log.warn({ err: error }, 'a connection broke'),
    });
    opened.push(() => database.close());
    await unlessStopped(stop, migrateDatabase({ url: directUrl, report })).catch((error: unknown) => {
      throw settings.databaseUrl ? databaseFailure(error) : error;
    });
    const queue = await openQueue({
      url,
      sendOnly: sendOnly || !settings.roles.includes('worker'),
      onError: (error) => log.error({ err: error }, 'the queue failed'),
    });
    opened.push(() => queue.close());
    const onError = (error: unknown): void => log.warn({ err: error }, 'news between processes failed');
    const news = await openNews({ url: directUrl, pool: database.pool, onError });
    opened.push(() => news.close());
    const invalidation = await openCacheInvalidation({ news, onNews: (change) => pageCache.apply(change), onError });
    opened.push(() => invalidation.close());
    stop.throwIfAborted();
    const pageCache = createPageCache(invalidation);
    const now = (): Date => new Date();
    const streams = createStreams({
      secretKey: settings.secretKey,
      liveSessions: (ids) => liveSessions({ db: database.db, now }, ids),
      endReasons: (ids) => findEndReasons(database.db, ids),
      now,
      hearsNews: news.hearsNews,
      onTrouble: (error) => log.warn({ err: error }, 'looking up the sessions of streams failed'),
    });
    if (settings.roles.includes('web')) await news.listen(PEOPLE, streams);
    // A script ends before an index would be ready, and a process without pages has no searches.
    const searchIndex =
      sendOnly || !settings.roles.includes('web')
        ? undefined
        : openSearchIndex({
            url: directUrl,
            onTrouble: (message) => log.warn({ message }, 'the search in memory failed'),
          });
    if (searchIndex) {
      opened.push(() => searchIndex.close());
      pageCache.onChange(() => searchIndex.changed());
    }
    // A script ends before it would be loaded.
    const skillModels = sendOnly
      ? undefined
      : openSkillModels({
          db: database.db,
          pageCache,
          onTrouble: (error) =>
            log.warn({ err: error }, 'reading the model of skills failed; tried again in 15 seconds'),
        });
    if (skillModels) opened.push(() => skillModels.close());
    const deps = {
      db: database.db,
      settings,
      now,
      queue,
      files,
      limits: createLimits({
        enabled: settings.rateLimits,
        changed: settings.changedLimits,
        // The embedded database belongs to one machine with one portal.
        ...(settings.databaseUrl && { pool: database.pool }),
        onTrouble: (error) => log.warn({ err: error }, 'a limit was counted in this process alone'),
      }),
      pageCache,
      streams,
      ...(searchIndex && { searchIndex }),
      ...(skillModels && { skillModels }),
      log,
    };
    return { deps, databaseUrl: directUrl, adminUrl: embedded?.adminUrl, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function joinEmbedded(): Promise<EmbeddedDatabase> {
    const embedded = await startEmbeddedDatabase({
      dataDir: settings.dataDir,
      archiveDir: settings.archiveDir,
      stop,
      report,
      log: (sentence) => log.info(sentence),
    });
    opened.push(() => embedded.stop());
    stop.throwIfAborted();
    return embedded;
  }
}
