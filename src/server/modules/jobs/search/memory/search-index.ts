import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { Clock } from '../job-lists.store.ts';
import type { SearchCalls } from './job-search.ts';
import type { CallName, SearchNews, SearchRequest } from './search-messages.ts';

/** After this long without updates from the database, SQL answers. */
const CURRENT_MS = 5_000;
/** SQL answers when the index takes longer. */
const PATIENCE_MS = 2_000;
const RESTART_MS = 5_000;
const YOUNG_MB = 16;

/**
 * The built server starts the built worker, named in vite.config.ts; next to the source there may be no build or a
 * stale one.
 */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'search-worker.ts')
  : join(PACKAGE_ROOT, 'build/server/search-worker.js');

/** The in-memory search, in a worker so that it and the server do not block each other. */
export interface SearchIndex {
  /** Answers from a state that includes all changes of this instance; undefined when SQL must answer. */
  ask<N extends CallName>(
    call: N,
    input: SearchCalls[N]['input'],
    clock: Clock,
  ): Promise<SearchCalls[N]['output'] | undefined>;
  /** Reports that jobs may have changed: later questions wait until the index has caught up. */
  changed(): void;
  /** Resolves when it starts answering. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** Starts the worker. It loads all jobs, then answers, and restarts after a failure. */
export const openSearchIndex = ({
  url,
  onTrouble,
}: {
  url: string;
  onTrouble: (message: string) => void;
}): SearchIndex => {
  type Answer = SearchCalls[CallName]['output'] | undefined;
  const waiting = new Map<number, (output: Answer) => void>();
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  let asked = 0;
  let currentAt = Number.NEGATIVE_INFINITY;
  let closed = false;
  let restart: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(PROGRAM, {
      workerData: { url },
      // Load-time objects become garbage quickly: collecting them early saves memory at little cost in time.
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // Must not keep the process alive.
    started.unref();
    started.on('message', (news: SearchNews) => {
      if (news.kind === 'current') {
        currentAt = news.at;
        isReady();
      } else if (news.kind === 'trouble') onTrouble(news.message);
      else settle(news.id, news.kind === 'answer' ? news.output : undefined);
    });
    started.on('error', (error) => onTrouble(error instanceof Error ? error.message : String(error)));
    started.on('exit', () => {
      currentAt = Number.NEGATIVE_INFINITY;
      for (const id of waiting.keys()) settle(id, undefined);
      if (!closed)
        restart = setTimeout(() => {
          worker = start();
        }, RESTART_MS).unref();
    });
    return started;
  }

  const settle = (id: number, output: Answer): void => {
    waiting.get(id)?.(output);
    waiting.delete(id);
  };

  const post = (request: SearchRequest): void => worker.postMessage(request);

  return {
    ready,
    changed: () => post({ kind: 'follow' }),
    async ask(call, input, clock) {
      if (Date.now() - currentAt > CURRENT_MS) return undefined;
      asked += 1;
      const id = asked;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(id, resolve);
      // The compiler cannot relate a name to its input.
      post({ kind: 'ask', id, call, input, clock } as SearchRequest);
      const patience = setTimeout(() => settle(id, undefined), PATIENCE_MS);
      const output = await promise;
      clearTimeout(patience);
      return output as SearchCalls[typeof call]['output'] | undefined;
    },
    async close() {
      closed = true;
      clearTimeout(restart);
      await worker.terminate();
    },
  };
};
