import { KNOWN_SPELLINGS } from '#contract/places.ts';

/** Title words for rank and kind of employment, which are not part of the role. */
const RANKS = new Set(
  `senior sr snr junior jr jnr lead principal chief staff trainee fresher freshers intern internship entry level mid
  experienced expert i ii iii iv v apprentice graduate l1 l2 l3 urgent urgently required hiring opening openings vacancy
  immediate immediately joiner joiners job jobs wfh remote hybrid onsite fulltime parttime contract contractual permanent
  for role roles opportunity opportunities requirement requirements position positions walkin
  associate looking prin a an the`.split(/\s+/),
);

const PLACES = new Set(KNOWN_SPELLINGS);

/** Starts the part of a title that names the place, the client, the tools or another name of the job. */
const REST = /\s[-–—|:@]\s|[|,]|\s-|-\s|\s(?:at|for|in|with)\s.*$|(?<=\S\s+\S+)\s*\/.*$/i;

/** Returns the words up to the first or the first two that come again: `Data Analyst Senior Data Analyst` says it twice. */
const saidOnce = (words: readonly string[]): readonly string[] => {
  const plain = words.map((word) => word.toLowerCase());
  const pairs = plain.map((word, at) => `${word} ${plain[at + 1] ?? ''}`);
  const again = plain.findIndex((word, at) => word === plain[at - 1] || pairs.indexOf(pairs[at] ?? '') < at);
  return again < 0 ? words : words.slice(0, again);
};

const nameOf = (title: string): string => {
  const [name = ''] = title.split(REST);
  const words = name
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[^\p{L}\p{M}\p{N}.]+|[^\p{L}\p{M}\p{N}+#]+$/gu, ''))
    .filter(
      (word) => word !== '' && !RANKS.has(word.toLowerCase()) && !/^\d+$/.test(word) && !PLACES.has(word.toLowerCase()),
    );
  return words.some((word) => /\p{L}/u.test(word)) ? saidOnce(words).join(' ') : '';
};

/**
 * Reduces a title to its role: without rank, place and parts in brackets, keeping its case. Empty when no word is left.
 */
export const roleOf = (title: string): string => {
  const whole = title.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ').trim();
  // "Urgent hiring for Data Analyst" names the job after "for".
  return nameOf(whole) || nameOf(whole.replace(/^.*?\bfor\s+/i, ''));
};
