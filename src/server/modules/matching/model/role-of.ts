import { KNOWN_SPELLINGS } from '#contract/places.ts';

/** Title words for rank and kind of employment, which are not part of the role. */
const RANKS = new Set(
  `senior sr snr junior jr jnr lead principal chief staff trainee fresher freshers intern internship entry level mid
  experienced expert i ii iii iv v apprentice graduate l1 l2 l3 urgent urgently required hiring opening openings vacancy
  immediate joiner joiners job jobs wfh remote hybrid onsite fulltime parttime contract contractual permanent`.split(
    /\s+/,
  ),
);

const PLACES = new Set(KNOWN_SPELLINGS);

/** Starts the part of a title that names the place, the client or the tools. */
const REST = /\s[-–—|:@]\s|[|,]|\s-|-\s|\s(?:at|for|in|with)\s.*$/;

/**
 * Reduces a title to its role: without rank, place and parts in brackets, keeping its case. Empty when no word is left.
 */
export const roleOf = (title: string): string => {
  const [name = ''] = title
    .replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ')
    .trim()
    .split(REST);
  const words = name
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[^\p{L}\p{M}\p{N}.]+|[^\p{L}\p{M}\p{N}+#]+$/gu, ''))
    .filter(
      (word) => word !== '' && !RANKS.has(word.toLowerCase()) && !/^\d+$/.test(word) && !PLACES.has(word.toLowerCase()),
    );
  return words.some((word) => /\p{L}/u.test(word)) ? words.join(' ') : '';
};
