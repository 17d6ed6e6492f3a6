/**
 * Who is signed in, as this browser remembers it. Candidates and recruiters
 * share one place (`token`, `userType`, `isLoggedIn`, `userData`), an
 * administrator has `adminToken`. Everything in it is only for showing: the
 * server decides by the token alone.
 */
export type UserKind = 'candidate' | 'recruiter' | 'admin';

export interface KnownUser {
  _id: string;
  email: string;
  userCode: string;
  firstName: string;
  lastName: string;
  /** In which the account's pages are; empty in what an older version kept. */
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
/** Drafts of forms are kept under this prefix and go with the session. */
export const DRAFT_PREFIX = 'draft:';
/** What can be read without a connection: the last list of jobs and the saved jobs. It goes whenever the session ends. */
export const OFFLINE_CACHE = 'avsar-offline';
/** Files of drafts; they go with them. */
export const DRAFT_FILES_CACHE = 'avsar-draft-files';
const CHANGED = 'avsar:session';
/** Set when the server ended the session, so that every tab can tell that from logging out. */
const EXPIRED = 'sessionExpired';

const storage = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage);

/** There is none without a secure connection, and some browsers refuse it where storage is switched off. */
const dropCache = async (name: string): Promise<void> => {
  try {
    await caches.delete(name);
  } catch {
    // Then nothing was kept.
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

/** The session of this browser; nothing when nobody is signed in. */
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

/** Tells the page that the session has changed. */
export const announceSession = (): void => {
  window.dispatchEvent(new Event(CHANGED));
};

/**
 * Remembers who has just signed in; whoever was before is forgotten. The page is
 * told by `announceSession`, once the sign-in has said that it worked.
 */
export const beginSession = (kind: UserKind, { token, userData }: { token: string; userData: KnownUser }): void => {
  const store = storage();
  const { _id, email, userCode, firstName, lastName, language } = userData;
  if (readUser()?._id !== _id) dropCache(OFFLINE_CACHE);
  const kept: Readonly<Record<string, string>> = {
    userData: JSON.stringify({ _id, email, userCode, firstName, lastName, language }),
    ...(kind === 'admin' ? { adminToken: token } : { userType: kind, isLoggedIn: 'true', token }),
  };
  // The new first and then the old: a moment without any would be logging out to the other tabs.
  for (const [key, value] of Object.entries(kept)) store?.setItem(key, value);
  for (const key of [...KEYS, EXPIRED]) if (!(key in kept)) store?.removeItem(key);
};

/** What the server says of the person signed in: another address, or with another role another code. */
export const rememberUser = ({ _id, email, userCode, firstName, lastName, language }: KnownUser): void => {
  const known = readUser();
  if (known?._id !== _id) return;
  const user = JSON.stringify({ _id, email, userCode, firstName, lastName, language });
  if (user === JSON.stringify(known)) return;
  storage()?.setItem('userData', user);
  announceSession();
};

/** The person has another name now; it stands wherever this browser shows it. */
export const renameUser = ({ firstName, lastName }: Pick<KnownUser, 'firstName' | 'lastName'>): void => {
  const known = readUser();
  if (!known) return;
  storage()?.setItem('userData', JSON.stringify({ ...known, firstName, lastName }));
  announceSession();
};

/** The person reads another language from now on. */
export const rememberLanguage = (language: string): void => {
  const known = readUser();
  if (known) storage()?.setItem('userData', JSON.stringify({ ...known, language }));
};

/** The session has ended on the server; drafts stay, so that work resumes after signing in again. */
export const endSession = (): void => {
  storage()?.setItem(EXPIRED, 'true');
  dropCache(OFFLINE_CACHE);
  for (const key of KEYS) storage()?.removeItem(key);
  announceSession();
};

/** Whether the last session was ended by the server, not by logging out. */
export const sessionExpired = (): boolean => storage()?.getItem(EXPIRED) === 'true';

/** Logging out takes the drafts along. */
export const forgetEverything = (): void => {
  const store = storage();
  if (store) for (const key of Object.keys(store)) if (key.startsWith(DRAFT_PREFIX)) store.removeItem(key);
  for (const key of [...KEYS, EXPIRED]) store?.removeItem(key);
  dropCache(OFFLINE_CACHE);
  dropCache(DRAFT_FILES_CACHE);
  announceSession();
};

/** Calls back whenever the session changes, in this tab or another. Returns how to stop. */
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
