import { removeDemoData } from '#demo/remove-demo-data.ts';
import { withPortalDatabase } from './open-portal-database.ts';

await withPortalDatabase(async (deps) => {
  const removed = await removeDemoData(deps);
  if (!removed) {
    console.log('There is no demo data.');
    return;
  }
  const { accounts, jobs, imported } = removed;
  console.log(`Removed ${accounts} demo accounts and ${jobs} jobs, with everything that belongs to them.`);
  if (imported > 0) console.log(`Kept ${imported} listings imported for a demo recruiter, without a recruiter.`);
});
