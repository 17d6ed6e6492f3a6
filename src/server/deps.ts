import type { Executor } from '#server/database/client.ts';
import type { Queue } from '#server/database/queue.ts';
import type { Limits } from '#server/limits.ts';
import type { FileStorage } from '#server/modules/files/public.ts';
import type { SearchIndex } from '#server/modules/jobs/public.ts';
import type { SkillModels } from '#server/modules/matching/public.ts';
import type { Streams } from '#server/modules/stream/public.ts';
import type { PageCache } from '#server/page-cache.ts';
import type { Settings } from '#server/settings.ts';

/** Where a line goes that an operator reads. Never a token, a password or a signed link. */
export interface Log {
  info(details: object | string, message?: string): void;
  warn(details: object | string, message?: string): void;
  error(details: object | string, message?: string): void;
}

/** Everything the use cases may ask for. Each asks for the least it needs. */
export interface Deps {
  /** A pool's, or a transaction that everything shall be part of. */
  db: Executor;
  settings: Settings;
  now: () => Date;
  queue: Queue;
  files: FileStorage;
  limits: Limits;
  pageCache: PageCache;
  streams: Streams;
  /** The open jobs in memory; without it SQL answers alone. */
  searchIndex?: SearchIndex;
  /** What was learned of skills; without it equal skills alone are known. */
  skillModels?: SkillModels;
  log: Log;
}

/** What is known of a request besides its input. */
export interface RequestMeta {
  /** The client's address, as far as TRUST_PROXY lets us believe it. */
  clientAddress: string;
  userAgent: string;
  /** The version that the caller has seen, from `If-Match`. */
  ifMatch: number | undefined;
  idempotencyKey: string | undefined;
  /** The last event that a page has heard, from `Last-Event-ID`. */
  lastEventId?: string | undefined;
}
