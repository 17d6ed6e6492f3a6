import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { openDatabase } from '#server/database/client.ts';
import { trainModel } from './train-model.ts';

const { url, now } = z.object({ url: z.string(), now: z.date() }).parse(workerData);
const database = openDatabase({ url, max: 1, applicationName: 'avsar-training', onBroken: () => undefined });
try {
  parentPort?.postMessage(await trainModel(database.db, now));
} finally {
  await database.close();
}
