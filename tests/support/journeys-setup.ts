import { startPortalProcess } from './portal.ts';

/** One portal for all journeys: each makes its own people and jobs. Returns how to end it. */
export default async function setUpJourneys(): Promise<() => Promise<void>> {
  const portal = await startPortalProcess();
  process.env.PORTAL_URL = portal.url;
  process.env.PORTAL_DATA_DIR = portal.dataDir;
  process.env.PORTAL_SETUP_LINK = /\S+\/admin-register#setup=\S+/.exec(portal.output())?.[0] ?? '';
  return () => portal.stop();
}
