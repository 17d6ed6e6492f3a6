import { startDatabaseServer } from '#tests/support/database-server.ts';
import { median } from '#tests/support/percentile.ts';
import { startPortalProcess } from '#tests/support/portal.ts';
import { fetchPackage } from './fetch-package.ts';
import { startBareServer } from './http/start-bare-server.ts';

/**
 * Compares the requests per second of the portal with those of a bare Fastify server that does the same work and
 * nothing else, in one run on one portal with demo data: a cached page, a list of 20 as JSON, and a page that must be
 * rendered. Rounds alternate and the median counts; so do the ratios, not the figures. Run with `npm run build && npm
 * run bench`; npm fetches autocannon, which sends the requests.
 */
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 10;

/** The part of autocannon's interface used here. */
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  idReplacement: boolean;
  headers: Readonly<Record<string, string>>;
}) => Promise<{ requests: { average: number }; non2xx: number; errors: number }>;

const fetched = await fetchPackage('autocannon', '9.0.0');
const autocannon = fetched.main as Autocannon;

const send = (url: string, duration: number) => {
  const headers = { 'accept-encoding': 'gzip' };
  return autocannon({ url, connections: CONNECTIONS, duration, idReplacement: true, headers });
};

const rate = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await send(url, SECONDS);
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
};

const databases = await startDatabaseServer();
process.env.PORTAL_DATABASES = databases.adminUrl;
const portal = await startPortalProcess({ DEMO_DATA: 'on' });
const bare = await startBareServer(portal);

/** autocannon replaces `[<id>]` with a different word in each request. */
const PAIRS = [
  { what: 'a cached page', ours: '/jobs', floor: '/page', least: 0.9 },
  { what: 'a list of 20 as JSON', ours: '/api/jobpostingform/jobs?limit=20', floor: '/list', least: 0.2 },
  {
    what: 'a rendered page',
    ours: '/hi/jobs?location=[<id>]',
    floor: '/hi/jobs?location=[<id>]',
    least: 0.5,
  },
];

let missed = 0;
try {
  for (const pair of PAIRS) {
    // Warms up both servers; the first renderings are slow, and some that wait for them are refused.
    await send(portal.url + pair.ours, 2);
    await send(bare.url + pair.floor, 2);
    const rounds: { ours: number; floor: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ ours: await rate(portal.url + pair.ours), floor: await rate(bare.url + pair.floor) });
    const ratio = median(rounds.map((round) => round.ours / round.floor));
    missed += ratio < pair.least ? 1 : 0;
    const [ours, bareRate] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.floor))];
    console.log(
      `${pair.what}: ${ours.toFixed(0)}/s, bare ${bareRate.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at least ${pair.least})`,
    );
  }
} finally {
  await bare.stop();
  await portal.stop();
  await databases.stop();
  await fetched.remove();
}
process.exit(missed === 0 ? 0 : 1);
