import { withPortalDatabase } from './open-portal-database.ts';

// Opening the database migrates it.
await withPortalDatabase(async () => console.log('The database is up to date.'));
