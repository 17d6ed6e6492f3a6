import { LIMITS } from '#contract/rules.ts';

/** A host whose last label has letters: neither an IP address nor a name within a private network. */
const WEBSITE = /^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/**
 * Returns the application address as stored: null when the listing has none, 'wrong' when it is not a public website.
 * The address is never fetched.
 */
export const readApplyUrl = (typed: string): string | null | 'wrong' => {
  if (typed.trim() === '') return null;
  const url = URL.parse(typed.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return 'wrong';
  return WEBSITE.test(url.hostname) && url.href.length <= LIMITS.applyUrl ? url.href : 'wrong';
};
