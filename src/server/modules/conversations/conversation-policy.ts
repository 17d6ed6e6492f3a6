import {
  type ConversationEnd,
  DAYS_AFTER_REJECTION,
  EDITABLE_MS,
  type Side,
} from '#contract/conversation-vocabulary.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

/** The data that decides about a conversation: the application as the caller sees it, and blocks. */
export interface Standing {
  status: ApplicationStatus;
  /** Null when the account is gone. */
  candidateId: string | null;
  recruiterId: string | null;
  /** The recruiter has done more than open the application. */
  acted: boolean;
  rejectedAt: Date | null;
  /** An administrator has taken the job from the public. */
  takenDown: boolean;
  /** The caller has blocked the other side. */
  blocked: boolean;
  /** The other side has blocked the caller. */
  blockedBy: boolean;
  /** The recruiter has written in the conversation. */
  recruiterWrote: boolean;
}

const DAY_MS = 86_400_000;

/** Returns until when writing is allowed after a rejection; undefined without one. */
export const endsAt = ({ status, rejectedAt }: Pick<Standing, 'status' | 'rejectedAt'>): Date | undefined =>
  status === 'rejected' && rejectedAt ? new Date(rejectedAt.getTime() + DAYS_AFTER_REJECTION * DAY_MS) : undefined;

/**
 * Returns why this side may not write; undefined when it may. Being blocked is indistinguishable from any other end.
 */
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

/**
 * Returns whether the recruiter may still read the candidate's messages: not after the candidate withdraws, leaves or
 * blocks; the recruiter's own stay.
 */
export const recruiterReadsCandidate = (
  standing: Pick<Standing, 'status' | 'candidateId' | 'blocked' | 'blockedBy'>,
): boolean =>
  standing.candidateId !== null && standing.status !== 'withdrawn' && !standing.blocked && !standing.blockedBy;

/** Returns until when an own message can be edited. */
export const editableUntil = ({ createdAt }: { createdAt: Date }): Date => new Date(createdAt.getTime() + EDITABLE_MS);

const HOUR_MS = 3_600_000;

/**
 * Returns when the reader is emailed about a new message: immediately for the first unread one, but at most once an
 * hour, and not again until they have read it.
 */
export const mailAt = ({ unread, mailedAt }: { unread: number; mailedAt: Date | null }, at: Date): Date | undefined => {
  if (unread > 0) return undefined;
  const next = mailedAt ? mailedAt.getTime() + HOUR_MS : 0;
  return new Date(Math.max(at.getTime(), next));
};
