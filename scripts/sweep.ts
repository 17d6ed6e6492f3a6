import { sweepFiles } from '#server/modules/files/public.ts';
import { withPortalDatabase } from './open-portal-database.ts';

// The portal does this every half hour.
await withPortalDatabase(async (deps) => {
  const { rows, objects } = await sweepFiles(deps);
  console.log(`Removed ${objects} stored files, of which ${rows} were known and used by nothing.`);
});
