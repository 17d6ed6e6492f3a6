import type { EnquiryKind } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { deleteEnquiryRow } from './enquiries.store.ts';

/** Deletes an enquiry with its replies; the deletion is recorded in the audit log. @throws NOT_FOUND */
export async function deleteEnquiry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { accountId, userCode }: AdminCaller,
  { id, kind }: { id: string; kind: EnquiryKind },
): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    if (!(await deleteEnquiryRow(tx, { id, kind }))) throw new Problem('NOT_FOUND');
    await recordAudit(tx, {
      actor: { id: accountId, kind: 'admin', code: userCode },
      action: `${kind}_deleted`,
      // It has no readable code, and its sender's name must not enter the permanent log.
      subject: { kind, id, code: '' },
      at: now(),
    });
  });
  return { message: answerTexts.enquiryDeleted({ kind }) };
}
