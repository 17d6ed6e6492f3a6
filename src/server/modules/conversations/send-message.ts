import { MESSAGE_FILES } from '#contract/conversation-vocabulary.ts';
import type { Message, MessageForm } from '#contract/conversations.ts';
import type { Upload } from '#contract/values.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { type KeepUpload, type WantedUpload, withUploads } from '#server/modules/files/public.ts';
import { announce } from '#server/modules/stream/public.ts';
import { signsInMessage } from '#server/modules/trust/public.ts';
import { Problem } from '#server/problem.ts';
import { assertOpen } from './assert-open.ts';
import { beginConversation, noteMessage, otherSide } from './conversations.store.ts';
import { getStanding, holdStanding, type TalkStanding } from './get-standing.ts';
import { attachFiles, insertMessage, type MessageRow } from './messages.store.ts';
import { readAround, readMessageViews } from './read-conversation.ts';
import { tellOfMessage } from './tell-of-message.ts';

type FileField = (typeof MESSAGE_FILES)[number];
type SendDeps = Pick<Deps, 'db' | 'files' | 'limits' | 'now' | 'queue' | 'settings'>;
type Writer = CandidateCaller | RecruiterCaller;

interface Sent extends MessageForm {
  applicationId: string;
  files: Readonly<Record<string, Upload | undefined>>;
}

const wanted = (field: FileField, upload: Upload | undefined): WantedUpload | undefined =>
  upload && { purpose: 'message_file', upload, allow: 'resume', field };

/**
 * Sends a message to the other side, with up to three documents. The notice to its reader does not contain the text.
 *
 * @throws Problem NOT_FOUND, CONVERSATION_CLOSED, MESSAGE_LIMIT beyond 30 an hour in one conversation
 */
export async function sendMessage(deps: SendDeps, caller: Writer, message: Sent): Promise<Message> {
  const { db, limits, now } = deps;
  const { applicationId, files } = message;
  assertOpen(await getStanding(db, caller, applicationId), caller, now());
  await takeTurn(limits, `${applicationId} ${caller.accountId}`);
  const uploads = Object.fromEntries(MESSAGE_FILES.map((field) => [field, wanted(field, files[field])])) as Record<
    FileField,
    WantedUpload | undefined
  >;
  return withUploads(deps, uploads, (keep) =>
    db.transaction(async (tx) => {
      const standing = await holdStanding(tx, caller, applicationId);
      const row = await write(deps, tx, caller, { standing, text: message.text, keep });
      const around = await readAround(tx, caller, applicationId);
      const [view] = await readMessageViews(deps, tx, caller, { around, rows: [row] });
      if (!view) throw new Error('The message was not written.');
      return view;
    }),
  );
}

/** Reports the time until writing is possible again: the rest of an hour is not "a moment". */
const takeTurn = async (limits: Deps['limits'], key: string): Promise<void> => {
  try {
    await limits.take('messagePerThread', key);
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    const { retryAfter = 60 } = failure.details;
    throw new Problem('MESSAGE_LIMIT', { params: { minutes: Math.ceil(retryAfter / 60) }, retryAfter });
  }
};

const write = async (
  deps: SendDeps,
  tx: Transaction,
  caller: Writer,
  { standing, text, keep }: { standing: TalkStanding; text: string; keep: KeepUpload<FileField> },
): Promise<MessageRow> => {
  const { id: applicationId, candidateId, recruiterId } = standing;
  const now = deps.now();
  assertOpen(standing, caller, now);
  const conversation = await beginConversation(tx, { applicationId, candidateId, recruiterId }, now);
  // Strictly after the previous message, so that a timestamp identifies a position.
  const at = new Date(Math.max(now.getTime(), conversation.lastMessageAt.getTime() + 1));
  const side = caller.kind;
  const row = await insertMessage(tx, {
    applicationId,
    authorId: caller.accountId,
    side,
    text,
    signs: signsInMessage(text),
    createdAt: at,
  });
  const fileIds: string[] = [];
  for (const field of MESSAGE_FILES) {
    const file = await keep(tx, field, caller.accountId);
    if (file) fileIds.push(file.id);
  }
  await attachFiles(tx, row.id, fileIds);
  await tellOfMessage(deps, tx, { standing, conversation, to: otherSide(side), sentAt: at });
  await noteMessage(tx, { applicationId, to: otherSide(side), at });
  await announce(tx, [candidateId, recruiterId], ['conversations'], applicationId);
  return row;
};
