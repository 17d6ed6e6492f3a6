import type { Executor } from '#server/database/client.ts';
import type { Queue } from '#server/database/queue.ts';
import type { Limits } from '#server/limits.ts';
import type { FileStorage } from '#server/modules/files/public.ts';
import type { SearchIndex } from '#server/modules/jobs/public.ts';
import type { SkillModels } from '#server/modules/matching/public.ts';
import type { Streams } from '#server/modules/stream/public.ts';
import type { PageCache } from '#server/page-cache.ts';
import type { Settings } from '#server/settings.ts';

/** The operator's log. Never a token, a password or a signed link. */
export interface Log {
  info(details: object | string, message?: string): void;
  warn(details: object | string, message?: string): void;
  error(details: object | string, message?: string): void;
}

/** All dependencies of the use cases. Each takes only those that it needs. */
export interface Deps {
  /** A pool, or a transaction that all work belongs to. */
  db: Executor;
  settings: Settings;
  now: () => Date;
  queue: Queue;
  files: FileStorage;
  limits: Limits;
  pageCache: PageCache;
  streams: Streams;
  /** The open jobs in memory; without it every search uses SQL. */
  searchIndex?: SearchIndex;
  /** The trained skill models; without them only equal skills match. */
  skillModels?: SkillModels;
  log: Log;
}

/** The facts about a request besides its input. */
export interface RequestMeta {
  /** The client's address, as far as TRUST_PROXY allows trusting it. */
  clientAddress: string;
  userAgent: string;
  /** The version that the caller has seen, from `If-Match`. */
  ifMatch: number | undefined;
  idempotencyKey: string | undefined;
  /** The last event that a page has received, from `Last-Event-ID`. */
  lastEventId?: string | undefined;
}
