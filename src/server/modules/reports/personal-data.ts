import type { PersonalData } from '#server/personal-data.ts';
import { forgetReporter, readReports } from './own-data.store.ts';

export const reportData: PersonalData = {
  forget: (_deps, tx, { accountId }) => forgetReporter(tx, accountId),
  exportData: (executor, { accountId }) => readReports(executor, accountId),
};
