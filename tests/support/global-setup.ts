import type { TestProject } from 'vitest/node';
import { startDatabaseServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser of the run's server; its database `avsar` is the migrated template. */
    databaseAdminUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await startDatabaseServer();
  project.provide('databaseAdminUrl', adminUrl);
  return stop;
}
