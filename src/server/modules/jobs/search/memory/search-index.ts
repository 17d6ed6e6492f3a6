import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { Clock } from '../job-lists.store.ts';
import type { SearchCalls } from './job-search.ts';
import type { CallName, SearchNews, SearchRequest } from './search-messages.ts';

/** After so long without news from the database SQL answers. */
const CURRENT_MS = 5_000;
/** SQL answers what is not answered in this time. */
const PATIENCE_MS = 2_000;
const RESTART_MS = 5_000;
const YOUNG_MB = 16;

/** The built server starts the built worker, under the name that vite.config.ts gives it; beside the source there may be no build, or an old one. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'search-worker.ts')
  : join(PACKAGE_ROOT, 'build/server/search-worker.js');

/** The search in memory, which runs beside the server so that neither waits for the other. */
export interface SearchIndex {
  /** What was asked, as of all that this instance has changed; nothing when SQL is to answer. */
  ask<N extends CallName>(
    call: N,
    input: SearchCalls[N]['input'],
    clock: Clock,
  ): Promise<SearchCalls[N]['output'] | undefined>;
  /** Jobs may have changed: asks from now on wait until that is known. */
  changed(): void;
  /** Resolves once it answers. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** Starts it. It reads all jobs first, answers from then on, and starts again when it fails. */
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
      // What it reads at the start is soon garbage: collected early it takes less memory, and little more time.
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // It keeps no process alive.
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
      // The compiler cannot see that a name and its input belong together.
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
