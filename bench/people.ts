import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { ROUTES } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { createLimits } from '#server/limits.ts';
import { startSession } from '#server/modules/accounts/start-session.ts';
import { openDeps } from '#server/open-deps.ts';
import { readSettings } from '#server/settings.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { fillDatabase } from './fill-database.ts';
import { type Measured, measure } from './measure.ts';
import { allCases, nameOf, type PeopleCase } from './people/cases.ts';
import { fillPeople } from './people/fill-people.ts';

/**
 * Measures whether the administrator's tables of people stay fast when there are many: pages, orders and filters of
 * 100,000 candidates and as many recruiters, counted with their totals, through the use cases and over HTTP, against a
 * lookup by primary key in the same run: 95th percentiles. `npm run bench:people`; exits with 1 above the limit.
 */
const MOST = 400;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    /** Folder that keeps the filled database for another run. */
    keep: { type: 'string' },
    /** Only the cases whose name contains this. */
    only: { type: 'string', default: '' },
  },
});
const people = Number(values.people);
const rounds = Number(values.rounds);

const silent = () => {};
const dataDir = values.keep ?? (await mkdtemp(join(tmpdir(), 'avsar-bench-')));
const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'off' });
const { deps, databaseUrl, close } = await openDeps({
  settings,
  log: { info: silent, warn: console.warn, error: console.error },
  stop: new AbortController().signal,
  sendOnly: true,
});

const report = (level: string, { lookup, measured }: { lookup: number; measured: Measured[] }): boolean => {
  const worst = [...measured].sort((one, other) => other.ms - one.ms);
  console.log(`\n${level}: a lookup by primary key takes ${lookup.toFixed(3)} ms; the slowest of ${measured.length}:`);
  for (const { name, ms } of worst.slice(0, 12))
    console.log(`  ${(ms / lookup).toFixed(0).padStart(5)} × ${ms.toFixed(1).padStart(7)} ms  ${name}`);
  const above = measured.filter(({ ms }) => ms > lookup * MOST);
  console.log(above.length === 0 ? `  none above ${MOST} ×` : `  ${above.length} above ${MOST} ×`);
  return above.length === 0;
};

try {
  const began = performance.now();
  const known = () => deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userCode, 'CAND777'));
  if ((await known()).length === 0) await fillDatabase(databaseUrl, (db) => fillPeople(db, people));
  console.log(`${people} candidates and ${people} recruiters in ${((performance.now() - began) / 1_000).toFixed(0)} s`);

  const [before] = await deps.db
    .select({ accountId: accounts.id, userCode: accounts.userCode })
    .from(accounts)
    .where(eq(accounts.kind, 'admin'));
  const admin = before ? ({ ...before, kind: 'admin', sessionId: before.accountId } as const) : await anAdmin(deps.db);
  const [somebody] = await known();
  if (!somebody) throw new Error('The generated people are missing.');
  const lookup = () => deps.db.select().from(accounts).where(eq(accounts.id, somebody.id));

  const endpoint = createEndpoint(deps);
  const meta = { clientAddress: '127.0.0.1', userAgent: 'a bench', ifMatch: undefined, idempotencyKey: undefined };
  const cases = allCases(people).filter((asked) => nameOf(asked).includes(values.only));
  const inside = ({ list, query }: PeopleCase) => endpoint.call(list, { query }, admin, meta);
  const door = await measure(
    cases.map((asked) => ({ name: nameOf(asked), act: () => inside(asked) })),
    { rounds, lookup },
  );
  const quickInside = report('In-process calls', door);

  const app = await buildApp({ ...deps, limits: createLimits({ enabled: false }) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const session = { id: admin.accountId, kind: 'admin', email: 'admin@example.invalid' } as const;
  const token = await startSession(deps, { clientAddress: '127.0.0.1', userAgent: 'a bench' }, session);
  const over = async ({ list, query }: PeopleCase): Promise<void> => {
    const answer = await fetch(`${url}${ROUTES[list].path}?${new URLSearchParams({ ...query })}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${nameOf({ list, query })}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const http = await measure(
    cases.map((asked) => ({ name: nameOf(asked), act: () => over(asked) })),
    { rounds: Math.max(5, Math.round(rounds / 2)), lookup },
  );
  const quickOver = report('Over HTTP', http);
  await app.close();
  process.exitCode = quickInside && quickOver ? 0 : 1;
} finally {
  await close();
  if (!values.keep) await rm(dataDir, { recursive: true, force: true });
}
