/**
 * Every failure of the API, in one closed table: its code, its status, and the
 * sentence that a person reads when nothing better fits. The server answers
 * `{ message, error, code, fields? }`; `error` repeats `message`.
 */
export const PROBLEMS = {
  INVALID_INPUT: { status: 400, message: 'Please check the marked fields.' },
  MALFORMED_BODY: { status: 400, message: 'The request could not be read.' },
  SIGNED_OUT: { status: 401, message: 'Please sign in to continue.' },
  WRONG_CREDENTIALS: { status: 401, message: 'Invalid email or password.' },
  ACCOUNT_BLOCKED: {
    status: 403,
    message: 'This account has been blocked. Write to us if you think this is a mistake.',
  },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Enter the code from your authenticator app.' },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message: 'This code is not right, or it was used before. Wait for the next one, then try again.',
  },
  SECOND_FACTOR_MISSING: {
    status: 403,
    message: 'Your account needs a second factor first. Set it up on your account page.',
  },
  LAST_SUPER_ADMIN: {
    status: 409,
    message: 'This is the last Super Admin. Make somebody else Super Admin first.',
  },
  FORBIDDEN: { status: 403, message: 'Your account may not do this.' },
  EMAIL_UNCONFIRMED: {
    status: 403,
    message:
      'Please confirm your email address first: open the link in our mail, or have it sent again from your account page.',
  },
  INVITATION_NEEDED: { status: 403, message: 'Admin registration is by invitation.' },
  FOREIGN_ORIGIN: { status: 403, message: 'This form must be sent from our own pages.' },
  NOT_FOUND: { status: 404, message: 'There is no such thing here.' },
  ENDPOINT_NOT_FOUND: { status: 404, message: 'Endpoint not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  LINK_OVER: { status: 410, message: 'This link has expired or was already used. Please ask for a new one.' },
  GONE: { status: 410, message: 'This job has closed.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email address already exists. Please sign in.' },
  COMPANY_NAME_TAKEN: { status: 409, message: 'This company name belongs to a verified company.' },
  ALREADY_INVITED: { status: 409, message: 'You have already invited this candidate to apply for this job.' },
  ALREADY_POSTED: { status: 409, message: 'You have just posted this job. It stands under Job Posted.' },
  ALREADY_APPLIED: { status: 409, message: 'You have already applied to this job.' },
  JOB_NOT_OPEN: { status: 409, message: 'This job does not take applications any more.' },
  JOB_NOT_YET_OPEN: { status: 409, message: 'Applications for this job have not opened yet.' },
  ILLEGAL_STEP: { status: 409, message: 'This change is not possible in the present state.' },
  ALREADY_SCHEDULED: { status: 409, message: 'An interview is already scheduled for this application.' },
  OFFER_ANSWERED: { status: 409, message: 'This offer can no longer be changed.' },
  OFFER_OPEN: { status: 409, message: 'There is already an open offer for this application.' },
  ALREADY_THERE: { status: 409, message: 'This is already in your profile.' },
  LIST_FULL: { status: 409, message: 'This list is full. Remove something before you add more.' },
  SEARCH_KEPT: { status: 409, message: 'You have saved this search already.' },
  SEARCHES_FULL: { status: 409, message: 'You can keep at most 50 searches. Delete one first.' },
  IN_PROGRESS: { status: 409, message: 'The same request is still being worked on.' },
  STALE_VERSION: {
    status: 412,
    message: 'Somebody changed this in the meantime. Look at the newer version, then save again.',
  },
  TOO_LARGE: { status: 413, message: 'File size should be less than 5MB.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not accepted here.' },
  UNKNOWN_HOST: { status: 421, message: 'This address is not served here.' },
  KEY_REUSED: { status: 422, message: 'This request key was used before with other content.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  DAILY_LIMIT: { status: 429, message: 'You have reached the number of candidates for today.' },
  UNEXPECTED: { status: 500, message: 'Unexpected server error.' },
  UNAVAILABLE: { status: 503, message: 'Avsar is busy just now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** What every failed call answers. */
export interface ProblemBody {
  message: string;
  error: string;
  code: ProblemCode;
  /** Which input is wrong: its path (`deadline.end`), and the sentence for its field. */
  fields?: Record<string, string>;
  /** The newer value, beside STALE_VERSION. */
  current?: unknown;
}

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(PROBLEMS, code);
