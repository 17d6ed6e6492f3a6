import {
  type ConversationEnd,
  DAYS_AFTER_REJECTION,
  EDITABLE_MS,
  type Side,
} from '#contract/conversation-vocabulary.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

/** What decides about a conversation: the application as the caller sees it, and who has blocked whom. */
export interface Standing {
  status: ApplicationStatus;
  /** Nothing when the account is gone. */
  candidateId: string | null;
  recruiterId: string | null;
  /** The recruiter has done more than open the application. */
  acted: boolean;
  rejectedAt: Date | null;
  /** An administrator has taken the job from the public. */
  takenDown: boolean;
  /** The caller has blocked the other. */
  blocked: boolean;
  /** The other has blocked the caller. */
  blockedBy: boolean;
  /** The recruiter has written in it. */
  recruiterWrote: boolean;
}

const DAY_MS = 86_400_000;

/** Until when people write after a rejection; nothing while it is none. */
export const endsAt = ({ status, rejectedAt }: Pick<Standing, 'status' | 'rejectedAt'>): Date | undefined =>
  status === 'rejected' && rejectedAt ? new Date(rejectedAt.getTime() + DAYS_AFTER_REJECTION * DAY_MS) : undefined;

/** Why this side does not write; nothing when it may. Being blocked looks like any other end. */
export const endOf = (standing: Standing, side: Side | undefined, at: Date): ConversationEnd | undefined => {
  if (!standing.candidateId || !standing.recruiterId) return 'left';
  if (standing.status === 'withdrawn') return 'withdrawn';
  if (standing.blocked) return 'blocked';
  if (standing.blockedBy) return 'ended';
  if (standing.takenDown) return 'taken_down';
  const end = endsAt(standing);
  if (end && end <= at) return 'rejected';
  const isOpen = side !== 'candidate' || standing.acted || standing.recruiterWrote;
  return isOpen ? undefined : 'not_yet';
};

/** Whoever withdraws, leaves or blocks takes what they wrote away from the recruiter, who keeps their own. */
export const recruiterReadsCandidate = (
  standing: Pick<Standing, 'status' | 'candidateId' | 'blocked' | 'blockedBy'>,
): boolean =>
  standing.candidateId !== null && standing.status !== 'withdrawn' && !standing.blocked && !standing.blockedBy;

/** Until when an own message can be edited. */
export const editableUntil = ({ createdAt }: { createdAt: Date }): Date => new Date(createdAt.getTime() + EDITABLE_MS);

const HOUR_MS = 3_600_000;

/**
 * When the reader of a new message is mailed that something is there: at once for the first that is unread, but once an
 * hour at most; not again until they have read.
 */
export const mailAt = ({ unread, mailedAt }: { unread: number; mailedAt: Date | null }, at: Date): Date | undefined => {
  if (unread > 0) return undefined;
  const next = mailedAt ? mailedAt.getTime() + HOUR_MS : 0;
  return new Date(Math.max(at.getTime(), next));
};
