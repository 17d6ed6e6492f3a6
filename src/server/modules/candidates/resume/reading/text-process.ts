import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { MOST_HEAP_MB, MOST_RESIDENT_BYTES, WATCH_EVERY_MS } from './reading-bounds.ts';

/*
 * The process in which a stranger's document is read: bytes come in by the
 * standard input, lines go out as JSON. It may read the package and nothing
 * else, and ends itself when the document unpacks to too much.
 */

const bytes = await buffer(process.stdin);

const worker = new Worker(new URL('./text-worker.ts', import.meta.url), {
  workerData: { kind: process.argv[2], bytes },
  resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  // What a library says about a broken document is no answer.
  stdout: true,
  stderr: true,
});

// Buffers lie outside the heap that the limit above counts.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_RESIDENT_BYTES) process.exit(1);
}, WATCH_EVERY_MS).unref();

worker.on('message', (lines) => {
  process.stdout.write(JSON.stringify(lines), () => process.exit(0));
});
worker.on('error', () => process.exit(1));
