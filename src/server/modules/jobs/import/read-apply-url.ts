import { LIMITS } from '#contract/rules.ts';

/** A host with letters in its last part: no address of a machine, and none within a network of one's own. */
const WEBSITE = /^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/**
 * The address to apply at, as it is stored: nothing when the listing names none,
 * 'wrong' when people cannot be led there. It is never fetched.
 */
export const readApplyUrl = (typed: string): string | null | 'wrong' => {
  if (typed.trim() === '') return null;
  const url = URL.parse(typed.trim());
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return 'wrong';
  return WEBSITE.test(url.hostname) && url.href.length <= LIMITS.applyUrl ? url.href : 'wrong';
};
