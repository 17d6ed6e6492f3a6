import { buffer } from 'node:stream/consumers';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { MOST_HEAP_MB, MOST_RESIDENT_BYTES, WATCH_EVERY_MS } from './reading-bounds.ts';

/*
 * Entry point of the process that reads an untrusted document: bytes come from standard input, lines go out as JSON. It
 * may read only its own code. Decompression is synchronous, so a worker thread reads while the main thread watches the
 * memory and ends both when it grows too large.
 */

if (isMainThread) await watchReading();
else await sendLines();

async function watchReading(): Promise<void> {
  const bytes = await buffer(process.stdin);
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { kind: process.argv[2], bytes },
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    // Keeps a library's messages about broken documents out of the answer.
    stdout: true,
    stderr: true,
  });
  // Buffers are outside the heap limited above.
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_RESIDENT_BYTES) process.exit(1);
  }, WATCH_EVERY_MS).unref();
  worker.on('message', (lines) => {
    process.stdout.write(JSON.stringify(lines), () => process.exit(0));
  });
  worker.on('error', () => process.exit(1));
}

async function sendLines(): Promise<void> {
  // Passed by the main thread, so trusted.
  const { kind, bytes } = workerData as { kind: 'pdf' | 'docx'; bytes: Uint8Array };
  parentPort?.postMessage(await (await readerOf(kind))(bytes));
}

/** Loads only the reader that the document needs: both are large. */
async function readerOf(kind: 'pdf' | 'docx'): Promise<(bytes: Uint8Array) => Promise<string[]>> {
  if (kind === 'pdf') return (await import('./pdf-lines.ts')).pdfLines;
  return (await import('./docx-lines.ts')).docxLines;
}
