import type { Side } from '#contract/conversation-vocabulary.ts';
import type { ReportReason } from '#contract/vocabularies.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import { reports } from '#server/database/schema/trust.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';

export const insertReport = async (executor: Executor, report: typeof reports.$inferInsert): Promise<void> => {
  await executor.insert(reports).values(report);
  await announceToAdmins(executor, ['administration']);
};

interface MessageReported {
  jobId: string;
  reason: ReportReason;
  details: string;
  reporterId: string;
  messageId: string;
  messageBy: Side;
  messageText: string;
  messageFirstText: string | null;
  createdAt: Date;
}

/** Idempotent. */
export const addMessageReport = async (tx: Transaction, report: MessageReported): Promise<void> => {
  await tx
    .insert(reports)
    .values(report)
    .onConflictDoNothing({ target: [reports.messageId, reports.reporterId] });
  await announceToAdmins(tx, ['administration']);
};
