import { sweepFiles } from '#server/modules/files/public.ts';
import { withPortalDatabase } from './open-portal-database.ts';

// The portal does this every half hour.
await withPortalDatabase(async (deps) => {
  const { rows, objects } = await sweepFiles(deps);
  console.log(`Removed ${objects} stored files, ${rows} of them with an unused database row.`);
});
