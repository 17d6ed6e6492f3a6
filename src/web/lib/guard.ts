import { redirect, redirectDocument } from 'react-router';
import { isLanguage, pathIn, withoutLanguage } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import {
  type BrowserSession,
  CHOSEN_LANGUAGE,
  type Revocation,
  readSession,
  sessionExpired,
  type UserKind,
} from '#web/lib/session.ts';

/** The sign-in page and the home page of each kind of account. */
export const HOMES: Readonly<Record<UserKind, { signIn: string; home: string }>> = {
  candidate: { signIn: '/login', home: '/candidate-dashboard' },
  recruiter: { signIn: '/login?as=recruiter', home: '/recruiter-maindashboards/job-posted' },
  admin: { signIn: '/admin-login', home: '/admin/dashboard' },
};

/** Returns the page where each kind of account requests a password reset link. */
export const forgotAddress = (kind: UserKind): string =>
  kind === 'candidate' ? '/forgot-password' : `/forgot-password?as=${kind}`;

/**
 * Returns path, query and fragment of the requested page, as the router names it. A request carries no fragment; the
 * address bar has it when the page is opened by a link from outside, such as one in an email.
 */
export const pathOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  const { href, hash } = window.location;
  return withoutLanguage(pathname) + search + (href === url + hash ? hash : '');
};

/** Thrown for a user signed in as another kind; the nearest error boundary shows it. */
export class WrongKind extends Error {
  override name = 'WrongKind';
  readonly wanted: UserKind;
  readonly present: UserKind;

  constructor(wanted: UserKind, present: UserKind) {
    super('wrong kind of account');
    this.wanted = wanted;
    this.present = present;
  }
}

export const isWrongKind = (error: unknown): error is WrongKind => error instanceof Error && error.name === 'WrongKind';

/** Returns the sign-in address that leads back to `here` (path and query), and says why the session has ended. */
export const signInAddress = (kind: UserKind, here: string, why?: Revocation | 'expired'): string => {
  const { signIn } = HOMES[kind];
  return `${signIn}${signIn.includes('?') ? '&' : '?'}${why ? `why=${why}&` : ''}return=${encodeURIComponent(here)}`;
};

/** Returns the address of a page (path, query and fragment) in the account's language, if this page is in another. */
export const addressInOwnLanguage = (here: string): string | undefined => {
  const language = readSession()?.user?.language;
  return isLanguage(language) && language !== languageTexts.code
    ? window.location.origin + pathIn(language, here)
    : undefined;
};

/**
 * Guards a page of a signed-in area: returns its session, redirects to the right sign-in and back without one, and
 * throws WrongKind for another kind. Only for display: the server checks every call.
 */
export function requireSession(request: Request, ...kinds: [UserKind, ...UserKind[]]): BrowserSession {
  const session = readSession();
  const here = pathOf(request);
  if (!session) {
    const signIn = signInAddress(kinds[0], here, sessionExpired() ? 'expired' : undefined);
    const chosen = localStorage.getItem(CHOSEN_LANGUAGE);
    // An address without a language was not chosen for its language.
    if (languageTexts.code === 'en' && isLanguage(chosen) && chosen !== 'en')
      throw redirectDocument(window.location.origin + pathIn(chosen, signIn));
    throw redirect(signIn);
  }
  // The areas use the account's language, also where they refuse it.
  const inOwnLanguage = addressInOwnLanguage(here);
  if (inOwnLanguage) throw redirectDocument(inOwnLanguage);
  if (!kinds.includes(session.kind)) throw new WrongKind(kinds[0], session.kind);
  return session;
}

/** Any origin works: addresses are only resolved against it. */
const SITE = 'https://site.invalid';

/**
 * Returns a return address, restricted to our own pages. Parsed as a browser does, which drops tabs and line breaks and
 * treats `\\` as `/`.
 */
export const safeReturn = (typed: string | null, otherwise: string): string => {
  const address = (typed ?? '').replace(/[\t\n\r]/g, '');
  if (!/^\/(?![/\\])/.test(address)) return otherwise;
  const { pathname, search, hash } = new URL(address, SITE);
  return pathname.startsWith('//') || pathname.startsWith('/login') ? otherwise : pathname + search + hash;
};
