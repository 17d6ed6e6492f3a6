import type { ConversationEnd } from './conversation-vocabulary.ts';
import type { AliasDecision, OfferStatus, ReportDecision, ReportSubject } from './vocabularies.ts';

/**
 * Every failure of the API, in one closed table: its code and its status. One code is one situation; its text comes
 * from the catalogue where it is shown. The server answers `{ message, error, code, params?, fields?, fieldProblems?
 * }`.
 */
export const PROBLEMS = {
  INVALID_INPUT: 400,
  MALFORMED_BODY: 400,
  SIGNED_OUT: 401,
  WRONG_CREDENTIALS: 401,
  ACCOUNT_BLOCKED: 403,
  SECOND_FACTOR_NEEDED: 401,
  SECOND_FACTOR_WRONG: 401,
  SECOND_FACTOR_MISSING: 403,
  SECOND_FACTOR_REQUIRED: 409,
  SECOND_FACTOR_NOT_BEGUN: 409,
  SECOND_FACTOR_ON: 409,
  OWN_SECOND_FACTOR_FIRST: 409,
  NOT_YOUR_OWN_SECOND_FACTOR: 409,
  NO_SECOND_FACTOR: 409,
  LAST_SUPER_ADMIN: 409,
  NOT_YOUR_OWN_ROLE_OR_STATUS: 409,
  FORBIDDEN: 403,
  STATUS_FOR_ADMINS_ONLY: 403,
  REGISTRATION_REFUSED: 403,
  EMAIL_UNCONFIRMED: 403,
  INVITATION_NEEDED: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  JOB_GONE: 404,
  ENDPOINT_NOT_FOUND: 404,
  UNDO_EXPIRED: 404,
  UNDO_OVER: 409,
  METHOD_NOT_ALLOWED: 405,
  LINK_OVER: 410,
  UNSUBSCRIBE_LINK_OVER: 410,
  UNSUBSCRIBE_LINK_BROKEN: 400,
  GONE: 410,
  EMAIL_TAKEN: 409,
  EMAIL_IN_USE: 409,
  EMAIL_OF_ADMIN: 409,
  ADMIN_ALREADY_INVITED: 409,
  COMPANY_NAME_TAKEN: 409,
  ALREADY_INVITED: 409,
  ALREADY_POSTED: 409,
  ALREADY_APPLIED: 409,
  CANDIDATE_ALREADY_APPLIED: 409,
  JOB_NOT_OPEN: 409,
  JOB_NOT_YET_OPEN: 409,
  NO_APPLICATIONS_HERE: 409,
  CHANGED_SINCE_SHOWN: 409,
  JOB_TAKEN_DOWN: 409,
  JOB_REMOVED: 409,
  JOB_DELETED: 409,
  JOB_FROZEN: 409,
  PAGE_FROZEN: 409,
  JOB_NOT_FROZEN: 409,
  PAGE_NOT_FROZEN: 409,
  COMPANY_NOT_VERIFIED: 409,
  REPORT_DECIDED: 409,
  NO_OPEN_REPORT: 409,
  ILLEGAL_STEP: 409,
  APPLICATION_WITHDRAWN: 409,
  APPLICATION_REJECTED: 409,
  ACCEPT_BEFORE_INTERVIEW: 409,
  ACCEPT_BEFORE_OFFER: 409,
  CANDIDATE_LEFT: 409,
  RECRUITER_LEFT: 409,
  INVITATION_OVER: 409,
  ONLY_CANDIDATE_WITHDRAWS: 409,
  NO_INTERVIEW: 409,
  INTERVIEW_SET_BY_SCHEDULING: 409,
  CANCEL_INTERVIEW_FIRST: 409,
  ALREADY_SCHEDULED: 409,
  INTERVIEW_CANCELLED: 409,
  INTERVIEW_HAS_RESULT: 409,
  INTERVIEW_BEGUN: 409,
  INTERVIEW_NOT_OVER: 409,
  OFFER_ANSWERED: 409,
  OFFER_OPEN: 409,
  OFFER_ACCEPTED: 409,
  CONVERSATION_CLOSED: 409,
  EDIT_OVER: 409,
  REPLY_SENT: 409,
  ALREADY_THERE: 409,
  LIST_FULL: 409,
  SEARCH_KEPT: 409,
  SEARCHES_FULL: 409,
  IN_PROGRESS: 409,
  STALE_VERSION: 412,
  JOB_CHANGED_SINCE: 412,
  ACCOUNT_CHANGED_SINCE: 412,
  INTERVIEW_MOVED: 412,
  OFFER_ANSWERED_MEANWHILE: 412,
  REPORT_DECIDED_MEANWHILE: 412,
  SKILL_DECIDED_MEANWHILE: 412,
  PAGE_EDITED_MEANWHILE: 412,
  CASE_CHANGED_MEANWHILE: 412,
  TOO_LARGE: 413,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNKNOWN_HOST: 421,
  KEY_REUSED: 422,
  INTERVIEW_ARRANGED_BEFORE: 422,
  TOO_MANY_REQUESTS: 429,
  DAILY_LIMIT: 429,
  INVITATION_LIMIT: 429,
  MESSAGE_LIMIT: 429,
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The last decision on what was reported, or `none`; without a name, another administrator made it. */
type LastDecision = {
  about: ReportSubject;
  decision: ReportDecision | 'none';
  hasName: boolean;
  name: string;
};

/** The parameters of a problem's text, by code; other codes have none. */
export interface ProblemParams {
  /** An administrator's account is deactivated, others are blocked; the reason is the one given, if any. */
  ACCOUNT_BLOCKED: { deactivated: boolean; hasReason: boolean; reason: string };
  /** It was typed as a recovery code is, not as a code of the app. */
  SECOND_FACTOR_WRONG: { recovery: boolean };
  REPORT_DECIDED: LastDecision;
  NO_OPEN_REPORT: LastDecision;
  REPORT_DECIDED_MEANWHILE: LastDecision;
  SKILL_DECIDED_MEANWHILE: { decision: AliasDecision };
  OFFER_ANSWERED: { status: OfferStatus };
  OFFER_ANSWERED_MEANWHILE: { status: OfferStatus };
  /** Why writing is closed. */
  CONVERSATION_CLOSED: { ended: ConversationEnd };
  /** The name of the existing identical search. */
  SEARCH_KEPT: { name: string };
  /** Invitations per day. */
  INVITATION_LIMIT: { most: number };
  /** Minutes until the next message in the conversation. */
  MESSAGE_LIMIT: { minutes: number };
  /** Minutes until a retry makes sense; 0 when that is soon. */
  TOO_MANY_REQUESTS: { minutes: number };
}

/** A problem whose text has no parameters. */
export type PlainProblemCode = Exclude<ProblemCode, keyof ProblemParams>;

/** The body of every failed call. */
export interface ProblemBody {
  /** The text for people, in English; repeated in `error`. */
  message: string;
  error: string;
  code: ProblemCode;
  /** The parameters of the text. */
  params?: ProblemParams[keyof ProblemParams];
  /** The wrong inputs: each one's path (`deadline.end`) and the text for its field. */
  fields?: Record<string, string>;
  /** The same as codes, each with the parameters of its text. */
  fieldProblems?: Record<string, { code: string; params?: object }>;
  /** The newer value, with status 412 and CHANGED_SINCE_SHOWN. */
  current?: unknown;
}

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(PROBLEMS, code);
