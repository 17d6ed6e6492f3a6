import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { openDatabase } from '#server/database/client.ts';
import { type JobSearch, openJobSearch } from './job-search.ts';
import type { SearchNews, SearchRequest } from './search-messages.ts';

/** Finds changes that were not announced. */
const POLL_MS = 1_000;

const { url } = z.object({ url: z.string() }).parse(workerData);
const port = parentPort;
if (!port) throw new Error('This runs as a worker.');
const tell = (news: SearchNews): void => port.postMessage(news);
const trouble = (error: unknown): void =>
  tell({ kind: 'trouble', message: error instanceof Error ? error.message : String(error) });

const { db } = openDatabase({ url, max: 1, applicationName: 'avsar-search', onBroken: trouble });

let search: JobSearch | undefined;
let running: Promise<void> = Promise.resolve();
let queued: Promise<void> | undefined;
/** The latest catch-up requested by a writer. */
let wanted: Promise<void> = Promise.resolve();

const catchUp = async (): Promise<void> => {
  queued = undefined;
  const at = Date.now();
  try {
    if (search) await search.follow();
    else search = await openJobSearch(db);
    tell({ kind: 'current', at });
  } catch (error) {
    trouble(error);
  }
};

/** Runs one at a time; callers share the queued run. */
const follow = (): Promise<void> => {
  queued ??= running.then(catchUp);
  running = queued;
  return queued;
};

const answer = async (request: Extract<SearchRequest, { kind: 'ask' }>): Promise<void> => {
  const { id, clock } = request;
  // Read your own writes.
  await wanted;
  try {
    if (!search) return tell({ kind: 'failed', id });
    switch (request.call) {
      case 'find':
        return tell({ kind: 'answer', id, output: search.find(request.input, clock) });
      case 'facets':
        return tell({ kind: 'answer', id, output: await search.facets(request.input, clock) });
      case 'help':
        return tell({ kind: 'answer', id, output: search.help(request.input, clock) });
      case 'respell':
        return tell({ kind: 'answer', id, output: search.respell(request.input, clock) });
      case 'suggest':
        return tell({ kind: 'answer', id, output: search.suggest(request.input, clock) });
      case 'wordings':
        return tell({ kind: 'answer', id, output: search.wordings(request.input, clock) });
      case 'similar':
        return tell({ kind: 'answer', id, output: search.similar(request.input, clock) });
    }
  } catch (error) {
    trouble(error);
    tell({ kind: 'failed', id });
  }
};

port.on('message', (request: SearchRequest) => {
  if (request.kind === 'follow') wanted = follow();
  else answer(request);
});

for (;;) {
  await follow();
  await setTimeout(POLL_MS);
}
