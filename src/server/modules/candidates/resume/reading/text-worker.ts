import { parentPort, workerData } from 'node:worker_threads';
import { docxLines } from './docx-lines.ts';
import { pdfLines } from './pdf-lines.ts';

/*
 * Reads one document and sends its lines. Runs beside the thread that watches
 * it, in a process that holds nothing else.
 */

// What the watching thread hands over; it is our own.
const { kind, bytes } = workerData as { kind: 'pdf' | 'docx'; bytes: Uint8Array };

parentPort?.postMessage(await (kind === 'pdf' ? pdfLines(bytes) : docxLines(bytes)));
