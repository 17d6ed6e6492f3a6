import { setTimeout as sleep } from 'node:timers/promises';
import { LONG } from '#tests/support/test-length.ts';
import { countKept } from './count-kept.ts';
import { type Figures, figuresOf } from './figures.ts';
import { newInstance } from './instance.ts';
import { openServices, type Services } from './services.ts';
import { type Answer, addressOf, startTraffic, type Traffic } from './traffic.ts';

const LASTS_MS = LONG ? 30_000 : 3_000;
/** The maximum time until an error response. */
const TOLD_WITHIN_MS = 2_000;
/** The timeout of a bucket, including one retry: `bucket-storage.ts`. */
const BUCKET_PATIENCE_MS = 6_000;
const HEALS_WITHIN_MS = 5_000;
/** Failed email is retried after 15 seconds, then 30, then 60. */
const MAIL_ARRIVES_WITHIN_MS = 150_000;

type ServiceName = keyof Services['gates'];

const KINDS: readonly Answer['kind'][] = ['registration', 'enquiry', 'job', 'application', 'search', 'page'];

/** Returns when each kind of request started after the outage first succeeded again; the latest of them. */
const healedAt = async (traffic: Traffic, since: number): Promise<number> => {
  const firstOf = (kind: Answer['kind']): number | undefined =>
    traffic.answers
      .filter(
        (answer) => answer.kind === kind && answer.startedAt >= since && answer.status >= 200 && answer.status < 300,
      )
      .map(({ startedAt, ms }) => startedAt + ms)
      .sort((one, other) => one - other)[0];
  for (;;) {
    const firsts = KINDS.map(firstOf);
    if (!firsts.includes(undefined)) return Math.max(...firsts.map((first) => (first ?? since) - since));
    if (performance.now() - since > 90_000) return Number.POSITIVE_INFINITY;
    await sleep(50);
  }
};

const welcomes = ({ smtp }: Services): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { to, subject } of smtp.mails)
    if (subject.startsWith('Welcome')) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
};

/** @returns how long the last welcome email took */
const untilWelcomed = async (services: Services, traffic: Traffic, since: number): Promise<number> => {
  const wanted = [...traffic.acknowledged.registration].map(addressOf);
  for (;;) {
    const sent = welcomes(services);
    if (wanted.every((address) => sent.has(address))) return performance.now() - since;
    if (performance.now() - since > MAIL_ARRIVES_WITHIN_MS) return Number.POSITIVE_INFINITY;
    await sleep(100);
  }
};

const outage = async (name: ServiceName, weather: 'away' | 'hangs'): Promise<Figures> => {
  const services = await openServices();
  const instance = await newInstance(services.env);
  const wrong: string[] = [];
  try {
    await instance.start();
    const traffic = await startTraffic({ url: instance.url });
    await sleep(1_500);
    const pid = instance.pid();
    const began = performance.now();
    const gate = services.gates[name];
    if (weather === 'away') await gate.shut();
    else gate.hang();
    await sleep(LASTS_MS / 2);
    const health = await fetch(`${instance.url}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (!health?.ok) wrong.push('/healthz did not answer');
    await sleep(LASTS_MS / 2);
    await gate.open();
    const ended = performance.now();
    const healed = await healedAt(traffic, ended);
    if (healed > HEALS_WITHIN_MS) wrong.push(`it healed after ${Math.round(healed)} ms`);
    await traffic.stop();
    const welcomed = await untilWelcomed(services, traffic, ended);
    if (!Number.isFinite(welcomed)) wrong.push('a welcome never arrived');
    const twice = [...welcomes(services).values()].filter((count) => count > 1).length;
    // A mail server that hung may have accepted an email without confirming it.
    if (twice > 0 && name !== 'mail server') wrong.push(`${twice} people were welcomed twice`);
    if (!instance.isAlive() || instance.pid() !== pid) wrong.push(`the portal ended: ${instance.output().slice(-500)}`);
    const kept = await countKept(traffic, {
      databaseUrl: services.databaseUrl,
      isStored: (key) => services.bucket.objects.has(`files/${key}`),
    });
    const during = traffic.answers.filter(({ startedAt }) => startedAt >= began - 100 && startedAt < ended);
    const late = (name === 'bucket' ? BUCKET_PATIENCE_MS : TOLD_WITHIN_MS) + 500;
    const slow = during.filter(({ ms, startedAt }) => ms > late && startedAt + ms < ended);
    if (slow.length > 0)
      wrong.push(
        `${slow.length} answers took longer than ${late} ms: ${[...new Set(slow.map(({ kind }) => kind))].join(', ')}`,
      );
    return figuresOf(`${name} ${weather} for ${LASTS_MS / 1_000} s`, {
      answers: during,
      healed: [healed],
      kept,
      wrong,
    });
  } finally {
    for (const gate of Object.values(services.gates)) await gate.open();
    await instance.close();
    await services.close();
  }
};

/** Each service that the portal needs is down, and then hangs, while users continue. */
export const outages = async (): Promise<Figures[]> => {
  const figures: Figures[] = [];
  for (const name of ['database', 'bucket', 'mail server'] as const)
    for (const weather of ['away', 'hangs'] as const) figures.push(await outage(name, weather));
  return figures;
};
