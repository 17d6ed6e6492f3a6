import type { Side } from '#contract/conversation-vocabulary.ts';
import type { Message } from '#contract/conversations.ts';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { recruiterReadsCandidate } from './conversation-policy.ts';
import { type Around, messageView, type ViewDeps } from './conversation-view.ts';
import { findConversation, findReceipts } from './conversations.store.ts';
import { getStanding, sideOf, type TalkStanding } from './get-standing.ts';
import { findFilesOf, findReportedBy, type MessageRow } from './messages.store.ts';

/** Returns the only side whose messages the caller may read; undefined for both. */
export const onlySide = (caller: Member, standing: TalkStanding): Side | undefined =>
  sideOf(caller) === 'recruiter' && !recruiterReadsCandidate(standing) ? 'recruiter' : undefined;

/** Loads the context. @throws Problem NOT_FOUND when the caller may not see the application */
export async function readAround(executor: Executor, caller: Member, applicationId: string): Promise<Around> {
  const standing = await getStanding(executor, caller, applicationId);
  const conversation = await findConversation(executor, applicationId);
  const { candidateId, recruiterId } = standing;
  const shows = await findReceipts(
    executor,
    [candidateId, recruiterId].filter((id) => id !== null),
  );
  return { standing, conversation, receipts: shows(candidateId) && shows(recruiterId) };
}

/** Returns messages as the caller reads them, in the given order. */
export async function readMessageViews(
  deps: ViewDeps,
  executor: Executor,
  caller: Member,
  { around, rows }: { around: Around; rows: readonly MessageRow[] },
): Promise<Message[]> {
  const ids = rows.map(({ id }) => id);
  const files = ids.length === 0 ? [] : await findFilesOf(executor, ids);
  const reported = ids.length === 0 ? new Set() : await findReportedBy(executor, caller.accountId, ids);
  return rows.map((row) =>
    messageView(deps, caller, around, row, {
      files: files.filter(({ messageId }) => messageId === row.id),
      reported: reported.has(row.id),
    }),
  );
}
