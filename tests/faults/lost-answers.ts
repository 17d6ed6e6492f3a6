import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LONG } from '#tests/support/test-length.ts';
import { countKept } from './count-kept.ts';
import { type Figures, figuresOf } from './figures.ts';
import { openGate } from './gate.ts';
import { newInstance } from './instance.ts';
import { openServices } from './services.ts';
import { startTraffic } from './traffic.ts';

const CUTS = LONG ? 200 : 20;

/** The connection between users and portal is cut repeatedly: uploads arrive in part, and responses not at all. */
export const lostAnswers = async (): Promise<Figures[]> => {
  const services = await openServices();
  const instance = await newInstance({ DATABASE_URL: services.databaseUrl });
  const wrong: string[] = [];
  try {
    await instance.start();
    const gate = await openGate({ host: 'localhost', port: Number(new URL(instance.url).port) });
    const traffic = await startTraffic({ url: `http://127.0.0.1:${gate.port}` });
    const healed: number[] = [];
    for (let cut = 0; cut < CUTS; cut += 1) {
      await sleep(50 + Math.random() * 200);
      await gate.shut();
      await gate.open();
      const at = performance.now();
      let kept = traffic.firstKeptAfter(at);
      for (; kept === undefined && performance.now() - at < 10_000; kept = traffic.firstKeptAfter(at)) await sleep(10);
      healed.push(kept === undefined ? Number.POSITIVE_INFINITY : kept - at);
    }
    await traffic.stop();
    await gate.close();
    if (!instance.isAlive()) wrong.push(`the portal ended: ${instance.output().slice(-500)}`);
    const kept = await countKept(traffic, {
      databaseUrl: services.databaseUrl,
      isStored: (key) => existsSync(join(instance.dataDir, 'files', key)),
    });
    const unanswered = Object.values(traffic.unanswered).reduce((sum, { size }) => sum + size, 0);
    if (unanswered > 0) wrong.push(`${unanswered} writes were repeated in vain`);
    return [figuresOf(`${CUTS} cuts between people and portal`, { answers: traffic.answers, healed, kept, wrong })];
  } finally {
    await instance.close();
    await services.close();
  }
};
