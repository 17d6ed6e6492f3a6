import type { CallerKind } from '#contract/routes/route.ts';

/** A caller without a live session. */
export interface Visitor {
  kind: 'visitor';
}

/** A caller with a live session, which is the only source of their identity. */
export interface Member {
  kind: 'candidate' | 'recruiter' | 'admin' | 'super_admin';
  accountId: string;
  userCode: string;
  sessionId: string;
  /** A required second factor is not set up: the session may only do that. */
  secondFactorMissing?: true;
  /** Not the person but the portal, which ends an unused account: nobody is the actor, and there is no session. */
  byPortal?: true;
}

/** The portal in place of the person of an unused account. */
export const portalFor = <Person extends Pick<Member, 'kind' | 'accountId' | 'userCode'>>(person: Person) => ({
  ...person,
  sessionId: '',
  byPortal: true as const,
});

export type Caller = Visitor | Member;
export type CandidateCaller = Member & { kind: 'candidate' };
export type RecruiterCaller = Member & { kind: 'recruiter' };
export type AdminCaller = Member & { kind: 'admin' | 'super_admin' };

export const VISITOR: Visitor = { kind: 'visitor' };

export const isMember = (caller: Caller): caller is Member => caller.kind !== 'visitor';
export const isCandidate = (caller: Caller): caller is CandidateCaller => caller.kind === 'candidate';
export const isRecruiter = (caller: Caller): caller is RecruiterCaller => caller.kind === 'recruiter';
export const isAdmin = (caller: Caller): caller is AdminCaller =>
  caller.kind === 'admin' || caller.kind === 'super_admin';

/** The callers that a route allows, as a type: its handler needs no second check. */
export type CallerOf<Kinds extends CallerKind> = Kinds extends 'visitor' ? Visitor : Member & { kind: Kinds };
