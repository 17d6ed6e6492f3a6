import type { Executor } from '#server/database/client.ts';
import type { Queue } from '#server/database/queue.ts';
import type { Limits } from '#server/limits.ts';
import type { FileHome } from '#server/modules/files/public.ts';
import type { Settings } from '#server/settings.ts';
import type { SharedPages } from '#server/shared-pages.ts';

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
  files: FileHome;
  limits: Limits;
  sharedPages: SharedPages;
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
}
