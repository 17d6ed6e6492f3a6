import { buffer } from 'node:stream/consumers';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { MOST_HEAP_MB, MOST_RESIDENT_BYTES, WATCH_EVERY_MS } from './reading-bounds.ts';

/*
 * The process in which a stranger's document is read: bytes come in by the
 * standard input, lines go out as JSON. It may read its own code and nothing
 * else. A document is unpacked without a pause, so a thread of its own reads it
 * while the main thread watches the memory and ends both when it grows too large.
 */

if (isMainThread) await watchReading();
else await sendLines();

async function watchReading(): Promise<void> {
  const bytes = await buffer(process.stdin);
  const worker = new Worker(new URL(import.meta.url), {
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
}

async function sendLines(): Promise<void> {
  // What the watching thread hands over; it is our own.
  const { kind, bytes } = workerData as { kind: 'pdf' | 'docx'; bytes: Uint8Array };
  parentPort?.postMessage(await (await readerOf(kind))(bytes));
}

/** Only the reader that the document needs is loaded: both are large. */
async function readerOf(kind: 'pdf' | 'docx'): Promise<(bytes: Uint8Array) => Promise<string[]>> {
  if (kind === 'pdf') return (await import('./pdf-lines.ts')).pdfLines;
  return (await import('./docx-lines.ts')).docxLines;
}
