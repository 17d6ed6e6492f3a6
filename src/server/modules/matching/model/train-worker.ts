import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { openDatabase } from '#server/database/client.ts';
import { trainModel } from './train-model.ts';

// Requests come first. On Linux, a thread has a priority of its own; elsewhere this would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const { url, now } = z.object({ url: z.string(), now: z.date() }).parse(workerData);
const database = openDatabase({ url, max: 1, applicationName: 'avsar-training', onBroken: () => undefined });
try {
  parentPort?.postMessage(await trainModel(database.db, now));
} finally {
  await database.close();
}
