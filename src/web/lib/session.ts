/**
 * The signed-in user, as stored in this browser. Candidates and recruiters share keys (`token`, `userType`,
 * `isLoggedIn`, `userData`), an administrator has `adminToken`. Everything here is only for display: the server decides
 * by the token alone.
 */
export type UserKind = 'candidate' | 'recruiter' | 'admin';

export interface KnownUser {
  _id: string;
  email: string;
  userCode: string;
  firstName: string;
  lastName: string;
  /** The language of the account's pages; empty in data stored by an older version. */
  language: string;
}

export interface BrowserSession {
  kind: UserKind;
  token: string;
  user: KnownUser | undefined;
}

const KEYS = [
  'token',
  'userType',
  'isLoggedIn',
  'userData',
  'userId',
  'userEmail',
  'totalApplications',
  'adminToken',
  'adminActiveAt',
  'adminToldAt',
] as const;
/** The key of the chosen language; it is not offered again after a choice. */
export const CHOSEN_LANGUAGE = 'language';
/** The key of what was typed on a page before its language was changed. */
export const CARRIED_FIELDS = 'carried-fields';
/** The key prefix of form drafts, which are deleted with the session. */
export const DRAFT_PREFIX = 'draft:';
/** Data for offline reading: the last list of jobs and the saved jobs. Deleted whenever the session ends. */
export const OFFLINE_CACHE = 'avsar-offline';
/** Files of drafts, deleted with them. */
export const DRAFT_FILES_CACHE = 'avsar-draft-files';
const CHANGED = 'avsar:session';
/**
 * Set when the server ended the session, so that every tab can distinguish this from logging out: to `true` when it
 * expired, to the reason when it was ended before its time.
 */
const EXPIRED = 'sessionExpired';
/** Its value where the end was found only later; begins like that of an expired session. */
const REASON_UNKNOWN = 'true, reason unknown';
/** The account of the expired session, to which what is typed under the sign-in belongs. */
const ENDED_OF = 'sessionEndedOf';

/** `blocked`: the account is blocked; `deleted`: it is gone; `revoked`: ended elsewhere, or by a new password. */
const REVOCATIONS = ['blocked', 'deleted', 'revoked'] as const;
export type Revocation = (typeof REVOCATIONS)[number];

const storage = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage);

/** `caches` is missing without a secure connection, and some browsers reject it where storage is disabled. */
const dropCache = async (name: string): Promise<void> => {
  try {
    await caches.delete(name);
  } catch {
    // Then nothing was stored.
  }
};

const readUser = (): KnownUser | undefined => {
  try {
    const value: unknown = JSON.parse(storage()?.getItem('userData') ?? 'null');
    if (!value || typeof value !== 'object') return undefined;
    const text = (key: string): string => (key in value ? String(value[key as keyof typeof value]) : '');
    return {
      _id: text('_id'),
      email: text('email'),
      userCode: text('userCode'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      language: text('language'),
    };
  } catch {
    return undefined;
  }
};

/** Returns this browser's session; undefined when signed out. */
export const readSession = (): BrowserSession | undefined => {
  const store = storage();
  const adminToken = store?.getItem('adminToken');
  if (adminToken) return { kind: 'admin', token: adminToken, user: readUser() };
  const token = store?.getItem('token');
  const kind = store?.getItem('userType');
  if (!token || (kind !== 'candidate' && kind !== 'recruiter')) return undefined;
  return { kind, token, user: readUser() };
};

export const readToken = (): string | undefined => readSession()?.token;

/** Notifies the page that the session has changed. */
export const announceSession = (): void => {
  window.dispatchEvent(new Event(CHANGED));
};

/** Removes the drafts of everybody, or of all accounts but one; a visitor's have no owner. */
const dropDrafts = (but?: string): void => {
  const store = storage();
  for (const [key, draft] of Object.entries(store ?? {})) {
    if (!key.startsWith(DRAFT_PREFIX)) continue;
    // Whatever is typed has its quotes escaped.
    const owner = /"owner":"([^"]+)/.exec(draft)?.[1];
    if (!but || (owner && owner !== but)) store?.removeItem(key);
  }
};

/**
 * Stores a new session and removes the previous one. `announceSession` notifies the page once the success message has
 * been shown.
 */
export const beginSession = (kind: UserKind, { token, userData }: { token: string; userData: KnownUser }): void => {
  const store = storage();
  const { _id, email, userCode, firstName, lastName, language } = userData;
  if (readUser()?._id !== _id) dropCache(OFFLINE_CACHE);
  // After the server ended a session its drafts wait for their owner.
  dropDrafts(_id);
  const kept: Readonly<Record<string, string>> = {
    userData: JSON.stringify({ _id, email, userCode, firstName, lastName, language }),
    ...(kind === 'admin' ? { adminToken: token } : { userType: kind, isLoggedIn: 'true', token }),
  };
  // Write the new keys before removing the old ones: with neither, other tabs would see a logout.
  for (const [key, value] of Object.entries(kept)) store?.setItem(key, value);
  for (const key of [...KEYS, EXPIRED, ENDED_OF]) if (!(key in kept)) store?.removeItem(key);
};

/** Updates the stored user from the server: a changed address, or the code of another role. */
export const rememberUser = ({ _id, email, userCode, firstName, lastName, language }: KnownUser): void => {
  const known = readUser();
  if (known?._id !== _id) return;
  const user = JSON.stringify({ _id, email, userCode, firstName, lastName, language });
  if (user === JSON.stringify(known)) return;
  storage()?.setItem('userData', user);
  announceSession();
};

/** Updates the user's name wherever this browser shows it. */
export const renameUser = ({ firstName, lastName }: Pick<KnownUser, 'firstName' | 'lastName'>): void => {
  const known = readUser();
  if (!known) return;
  storage()?.setItem('userData', JSON.stringify({ ...known, firstName, lastName }));
  announceSession();
};

/** Updates the stored language of the user. */
export const rememberLanguage = (language: string): void => {
  const known = readUser();
  if (known) storage()?.setItem('userData', JSON.stringify({ ...known, language }));
};

/**
 * Ends the session after the server did; drafts stay, so that work resumes after signing in again. `reasonUnknown`: it may
 * have been ended before its time, so what the page shows stays hidden until then.
 */
export const endSession = ({ reasonUnknown = false } = {}): void => {
  storage()?.setItem(EXPIRED, reasonUnknown ? REASON_UNKNOWN : 'true');
  storage()?.setItem(ENDED_OF, readUser()?._id ?? '');
  dropCache(OFFLINE_CACHE);
  for (const key of KEYS) storage()?.removeItem(key);
  announceSession();
};

/** Whether the last session expired, and was not ended by logging out or before its time. */
export const sessionExpired = (): boolean => storage()?.getItem(EXPIRED)?.startsWith('true') ?? false;

/** Whether it may also have been ended before its time. */
export const isEndReasonUnknown = (): boolean => storage()?.getItem(EXPIRED) === REASON_UNKNOWN;

/** The account that types here, also after its session has expired and until another begins; empty for a visitor. */
export const draftOwner = (): string =>
  readUser()?._id ?? (sessionExpired() ? storage()?.getItem(ENDED_OF) : undefined) ?? '';

/** Why the last session was ended before its time; undefined when it was not. */
export const sessionRevoked = (): Revocation | undefined => {
  const why = storage()?.getItem(EXPIRED);
  return REVOCATIONS.find((known) => known === why);
};

/**
 * Removes everything on logout, including drafts, or when the session was ended before its time: whoever sits here may
 * no longer be its owner.
 */
export const forgetEverything = (why?: Revocation): void => {
  const store = storage();
  // Before the token is removed, which other tabs notice.
  if (why) store?.setItem(EXPIRED, why);
  else store?.removeItem(EXPIRED);
  dropDrafts();
  for (const key of [...KEYS, ENDED_OF]) store?.removeItem(key);
  dropCache(OFFLINE_CACHE);
  dropCache(DRAFT_FILES_CACHE);
  announceSession();
};

/** Registers a listener for session changes in this tab or another. Returns a function that removes it. */
export const onSessionChange = (listener: () => void): (() => void) => {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === null || event.key === 'token' || event.key === 'adminToken') listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', fromOtherTab);
  };
};
