import type { Executor } from '#server/database/client.ts';
import { jobReports } from '#server/database/schema/trust.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';

export const insertReport = async (executor: Executor, report: typeof jobReports.$inferInsert): Promise<void> => {
  await executor.insert(jobReports).values(report);
  await announceToAdmins(executor, ['administration']);
};
