import { ROUTES } from '#contract/routes.ts';
import { forgetSeenTexts } from '#tests/spec-texts/recorder.ts';
import { startDatabaseServer } from './database-server.ts';
import { startPortalProcess } from './portal.ts';
import { PASSWORD } from './registrations.ts';

const ADMIN = 'admin@example.in';

/**
 * Starts one portal for all journeys, with a Super Admin: each journey creates its own users and jobs. Returns a
 * function that stops it.
 */
export default async function setUpJourneys(): Promise<() => Promise<void>> {
  forgetSeenTexts();
  const database = await startDatabaseServer();
  process.env.PORTAL_DATABASES = database.adminUrl;
  const portal = await startPortalProcess();
  const setup = /#setup=(\S+)/.exec(portal.output())?.[1];
  const { method, path } = ROUTES.registerAdmin;
  const answer = await fetch(portal.url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Leela Menon', email: ADMIN, password: PASSWORD, setup }),
  });
  if (!answer.ok) throw new Error(`There is no administrator for the journeys: ${await answer.text()}`);
  process.env.PORTAL_URL = portal.url;
  process.env.PORTAL_DATA_DIR = portal.dataDir;
  process.env.PORTAL_DATABASE_URL = portal.databaseUrl;
  process.env.PORTAL_ADMIN = ADMIN;
  return async () => {
    await portal.stop();
    await database.stop();
  };
}
