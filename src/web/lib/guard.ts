import { redirect, redirectDocument } from 'react-router';
import { isLanguage, pathIn, withoutLanguage } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { type BrowserSession, readSession, type UserKind } from '#web/lib/session.ts';

/** Where each kind of account signs in and where it lands. */
export const HOMES: Readonly<Record<UserKind, { signIn: string; home: string }>> = {
  candidate: { signIn: '/login', home: '/candidate-dashboard' },
  recruiter: { signIn: '/login?as=recruiter', home: '/recruiter-maindashboards/job-posted' },
  admin: { signIn: '/admin-login', home: '/admin/dashboard' },
};

/** Where each kind asks for a link to choose a new password by. */
export const forgotAddress = (kind: UserKind): string =>
  kind === 'candidate' ? '/forgot-password' : `/forgot-password?as=${kind}`;

/** Path and query of the page that is asked for, as the router names it. */
export const pathOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return withoutLanguage(pathname) + search;
};

/** Thrown for somebody who is signed in as another kind; the nearest error boundary says so. */
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

/** The sign-in page that leads back to `here` (path and query) afterwards. */
export const signInAddress = (kind: UserKind, here: string): string => {
  const { signIn } = HOMES[kind];
  return `${signIn}${signIn.includes('?') ? '&' : '?'}return=${encodeURIComponent(here)}`;
};

/**
 * Lets a page of a signed-in area load: gives its session, leads to the right
 * sign-in and back again without one, and throws WrongKind for another kind.
 * Only for showing: the server guards every call by itself.
 */
export function requireSession(request: Request, ...kinds: [UserKind, ...UserKind[]]): BrowserSession {
  const session = readSession();
  const here = pathOf(request);
  if (!session) throw redirect(signInAddress(kinds[0], here));
  if (!kinds.includes(session.kind)) throw new WrongKind(kinds[0], session.kind);
  // The areas are in the account's language.
  const { language } = session.user ?? {};
  if (isLanguage(language) && language !== languageTexts.code)
    throw redirectDocument(window.location.origin + pathIn(language, here));
  return session;
}

/** Any would do: an address is only read against it. */
const SITE = 'https://site.invalid';

/**
 * An address to go back to; only one of our own pages is believed. It is read as
 * a browser reads it, which leaves out tabs and line breaks and takes `\\` for `/`.
 */
export const safeReturn = (typed: string | null, otherwise: string): string => {
  const address = (typed ?? '').replace(/[\t\n\r]/g, '');
  if (!/^\/(?![/\\])/.test(address)) return otherwise;
  const { pathname, search, hash } = new URL(address, SITE);
  return pathname.startsWith('//') || pathname.startsWith('/login') ? otherwise : pathname + search + hash;
};
