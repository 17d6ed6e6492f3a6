import { openCacheInvalidation } from '#server/database/cache-invalidation.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openQueue } from '#server/database/queue.ts';
import type { Deps, Log } from '#server/deps.ts';
import { createLimits } from '#server/limits.ts';
import { openFileStorage } from '#server/modules/files/public.ts';
import { openSearchIndex } from '#server/modules/jobs/public.ts';
import { openSkillModels } from '#server/modules/matching/public.ts';
import { createPageCache } from '#server/page-cache.ts';
import type { Settings } from '#server/settings.ts';
import { databaseFailure } from '#server/start-failure.ts';
import { unlessStopped } from '#server/stop-signal.ts';

/** What runs, and how to leave it: the last one to leave stops an embedded database. */
export interface OpenDeps<L extends Log> {
  deps: Deps & { log: L };
  /** The address of the server itself, for what a pooler does not carry. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** Opens everything that the use cases need: database, migrated; queue; files. */
export async function openDeps<L extends Log>({
  settings,
  log,
  stop,
  sendOnly = false,
  report = () => {},
}: {
  settings: Settings;
  log: L;
  /** Gives up opening, and leaves what was opened. */
  stop: AbortSignal;
  /** A script queues work and leaves it to the portal. */
  sendOnly?: boolean;
  /** Hears what a start is doing, before it does it. */
  report?: (line: string) => void;
}): Promise<OpenDeps<L>> {
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    // In the opposite order; one that fails must not keep the others open.
    for (const leave of opened.splice(0).reverse())
      await leave().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
  };
  try {
    const files = await openFileStorage(settings);
    const url = settings.databaseUrl ?? (await joinEmbedded());
    const directUrl = settings.databaseDirectUrl ?? url;
    const database = openDatabase({
      url,
      max: settings.databasePoolSize,
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
    const news = await openCacheInvalidation({
      url: directUrl,
      pool: database.pool,
      onNews: (change) => pageCache.apply(change),
      onError: (error) => log.warn({ err: error }, 'news of changed pages failed'),
    });
    opened.push(() => news.close());
    stop.throwIfAborted();
    const pageCache = createPageCache(news);
    // A script ends before an index would be ready, and nobody searches where no page is answered.
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
    // A script ends before it would be read.
    const skillModels = sendOnly
      ? undefined
      : openSkillModels({
          db: database.db,
          pageCache,
          onTrouble: (error) => log.warn({ err: error }, 'reading the model of skills failed'),
        });
    if (skillModels) opened.push(() => skillModels.close());
    const deps = {
      db: database.db,
      settings,
      now: () => new Date(),
      queue,
      files,
      limits: createLimits({
        enabled: settings.rateLimits,
        changed: settings.changedLimits,
        // The embedded database is one machine's, where one portal runs.
        ...(settings.databaseUrl && { pool: database.pool }),
      }),
      pageCache,
      ...(searchIndex && { searchIndex }),
      ...(skillModels && { skillModels }),
      log,
    };
    return { deps, databaseUrl: directUrl, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function joinEmbedded(): Promise<string> {
    const embedded = await startEmbeddedDatabase({
      dataDir: settings.dataDir,
      stop,
      report,
      log: (sentence) => log.info(sentence),
    });
    opened.push(() => embedded.stop());
    stop.throwIfAborted();
    return embedded.url;
  }
}
