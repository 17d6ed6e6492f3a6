import type { Side } from '#contract/conversation-vocabulary.ts';
import type { Conversation, ConversationEntry, Message } from '#contract/conversations.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { publicFilePath, signedFilePath } from '#server/modules/files/public.ts';
import { storedTexts } from '#texts/answers.ts';
import { editableUntil, endOf, endsAt, recruiterReadsCandidate } from './conversation-policy.ts';
import type { ConversationRow } from './conversations.store.ts';
import { sideOf, type TalkStanding } from './get-standing.ts';
import type { MessageFileRow, MessageRow } from './messages.store.ts';

export type ViewDeps = Pick<Deps, 'settings' | 'now'>;

/** Context of a conversation's messages for one caller. */
export interface Around {
  standing: TalkStanding;
  conversation: ConversationRow | undefined;
  /** Both sides share read receipts. */
  receipts: boolean;
}

/** Returns the name of the other side. */
const personName = (standing: TalkStanding, side: Side | undefined): string =>
  side === 'candidate' ? standing.recruiterName : (standing.candidateName ?? storedTexts.deletedAccount);

const readUpTo = (conversation: ConversationRow | undefined, side: Side | undefined): Date | null => {
  if (!conversation || !side) return null;
  return side === 'candidate' ? conversation.recruiterReadAt : conversation.candidateReadAt;
};

/** Returns the caller's unread count of the messages they may read. */
export const unreadOf = (standing: TalkStanding, conversation: ConversationRow | undefined, side: Side | undefined) => {
  if (!conversation || !side) return 0;
  if (side === 'candidate') return conversation.candidateUnread;
  return recruiterReadsCandidate(standing) ? conversation.recruiterUnread : 0;
};

const isReadByOther = ({ conversation, receipts }: Around, side: Side | undefined, message: MessageRow): boolean => {
  const upTo = readUpTo(conversation, side);
  return receipts && message.side === side && upTo !== null && message.createdAt <= upTo;
};

/** Fraud signs warn the candidate about the recruiter, never the other way round. */
const signsOf = (message: MessageRow, side: Side | undefined) =>
  message.side === 'recruiter' && side !== 'recruiter' ? message.signs : [];

const aboutOf = (caller: Member, { standing, conversation }: Around, at: Date) => {
  const side = sideOf(caller);
  const ended = endOf(standing, side, at);
  const end = endsAt(standing);
  return {
    _id: standing.id,
    personName: personName(standing, side),
    jobTitle: standing.jobTitle,
    companyName: standing.companyName,
    ...(standing.logo && { companyLogo: publicFilePath(standing.logo) }),
    ...(standing.postedByCompany !== null && { postedByCompany: standing.postedByCompany }),
    location: standing.location,
    status: standing.status,
    ...(ended && { ended }),
    ...(end && !ended && { endsAt: end.toISOString() }),
    unread: unreadOf(standing, conversation, side),
  };
};

export interface MessageParts {
  files: readonly MessageFileRow[];
  reported: boolean;
}

export const messageView = (
  deps: ViewDeps,
  caller: Member,
  around: Around,
  message: MessageRow,
  { files, reported }: MessageParts,
): Message => {
  const at = deps.now();
  const side = sideOf(caller);
  const mine = message.side === side;
  const isThere = message.deletedAt === null;
  const until = editableUntil(message);
  const edit = mine && isThere && at < until && endOf(around.standing, side, at) === undefined;
  return {
    _id: message.id,
    by: message.side,
    mine,
    text: message.text,
    at: message.createdAt.toISOString(),
    ...(message.editedAt && { editedAt: message.editedAt.toISOString() }),
    ...(!isThere && { deleted: true }),
    files: files.map((file) => ({
      path: signedFilePath(deps, file, caller),
      name: file.originalName,
      byteSize: file.byteSize,
      mediaType: file.mediaType,
    })),
    signs: signsOf(message, side),
    ...(isReadByOther(around, side, message) && { read: true }),
    ...(reported && { reported: true }),
    may: {
      edit,
      delete: mine && isThere,
      report: side !== undefined && !mine && isThere && !reported,
    },
    ...(edit && { editableUntil: until.toISOString() }),
  };
};

/** Length of the newest message's excerpt in the list. */
const SHORT = 160;

export const entryView = (
  caller: Member,
  around: Around & { conversation: ConversationRow },
  newest: (MessageRow & { files: number }) | undefined,
  at: Date,
): ConversationEntry => {
  const side = sideOf(caller);
  return {
    ...aboutOf(caller, around, at),
    lastAt: (newest?.createdAt ?? around.conversation.lastMessageAt).toISOString(),
    ...(newest && {
      last: {
        mine: newest.side === side,
        text: [...newest.text].slice(0, SHORT).join(''),
        ...(newest.deletedAt && { deleted: true as const }),
        files: newest.files,
        signs: signsOf(newest, side),
        ...(isReadByOther(around, side, newest) && { read: true as const }),
      },
    }),
  };
};

export const conversationView = (
  caller: Member,
  around: Around,
  { messages, earlier, receipts, at }: { messages: Message[]; earlier: boolean; receipts: boolean; at: Date },
): Conversation => {
  const about = aboutOf(caller, around, at);
  const side = sideOf(caller);
  const { standing } = around;
  const both = standing.candidateId !== null && standing.recruiterId !== null;
  return {
    ...about,
    ...(side === 'recruiter' && standing.candidateId !== null && { candidateId: standing.candidateId }),
    messages,
    earlier,
    may: {
      write: side !== undefined && about.ended === undefined,
      block: side !== undefined && both && !standing.blocked,
      unblock: side !== undefined && standing.blocked,
    },
    receipts,
  };
};
