import { bareText, isDevanagari } from './devanagari.ts';
import { completionsOf, englishOf, hindiNamesOf, LONGEST_NAME } from './hindi-names.ts';
import { abbreviationOf } from './transliterate.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(bareText));

/** Words for what every posting is. */
const JOB_WORDS = listed(
  'नौकरी नौकरियां नौकरियों जॉब जाब जॉब्स काम भर्ती भर्तियां वैकेंसी वेकेंसी रोज़गार ' +
    'job jobs naukri nokri naukriyan kaam bharti vacancy vacancies rozgar',
);
/** Words that join others, which no job has to contain. */
const JOINING = listed(
  'में मे मैं का की के को से पर लिए पास आसपास नजदीक और या वाला वाली वाले करने चाहिए हेतु है ' +
    'mein me mai mei main ka ki ke ko se liye paas aur ya wala wali wale karne chahiye hai in at for near the and',
);

/** Whether a word narrows no search. */
export const isFiller = (word: string): boolean => JOINING.has(bareText(word)) || JOB_WORDS.has(bareText(word));

/** Typed text and the term that listings use for it. */
export interface Said {
  typed: string;
  meant: string;
}

/**
 * Replaces the longest runs of words known to `named`, and each other word by `other`; drops words without a meaning.
 */
export const renderWords = (
  words: readonly string[],
  named: (run: string, length: number) => string | undefined,
  other: (word: string) => string | undefined,
): Said[] => {
  const said: Said[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0 && taken === 0; length--) {
      const typed = words.slice(at, at + length).join(' ');
      const meant = named(typed, length);
      if (meant === undefined) continue;
      said.push({ typed, meant });
      taken = length;
    }
    if (taken === 0) {
      const typed = words[at] ?? '';
      const meant = other(typed);
      if (meant !== undefined) said.push({ typed, meant });
    }
    at += Math.max(taken, 1);
  }
  return said;
};

/** Leaves out the joining words after a word that is left out, or at the start. */
const withoutLooseEnds = (words: readonly (string | undefined)[]): (string | undefined)[] => {
  let isLoose = true;
  return words.map((word) => {
    isLoose = word === undefined || (isLoose && JOINING.has(bareText(word)));
    return isLoose ? undefined : word;
  });
};

/**
 * Leaves out words that say "job", and those that joined them to the rest: nurse jobs, nurse; दिल्ली में नौकरी, दिल्ली. Names
 * with such words stay whole (घर से काम).
 */
export const withoutJobWords = (words: readonly string[]): string[] => {
  const said = renderWords(
    words,
    (run, length) => (length > 1 && englishOf(run).length > 0 ? run : undefined),
    (word) => word,
  ).map(({ typed }) => (JOB_WORDS.has(bareText(typed)) ? undefined : typed));
  if (!said.includes(undefined)) return [...words];
  return withoutLooseEnds(withoutLooseEnds(said).toReversed())
    .toReversed()
    .flatMap((typed) => typed?.split(' ') ?? []);
};

/** Most texts searched for together. */
const MOST_TEXTS = 10;

/**
 * Returns, in lower case, English completions of a text typed in Hindi in either script, and its names in Devanagari,
 * which a posting may use; for an English text those alone. Empty for other text.
 */
export const textsMeantBy = (typed: string, of: 'places' | 'work'): string[] => {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const found = completionsOf(typed, of);
  for (let tail = 1; tail < words.length && found.length === 0; tail++) {
    const head = renderWords(
      words.slice(0, -tail),
      (run) => (isDevanagari(run) ? englishOf(run)[0] : undefined),
      (word) => (isDevanagari(word) && isFiller(word) ? undefined : word),
    );
    const begun = completionsOf(words.slice(-tail).join(' '), of);
    found.push(...begun.map((end) => [...head.map(({ meant }) => meant), end].join(' ')));
  }
  const lowered = typed.trim().toLowerCase();
  const letters = of === 'work' ? (abbreviationOf(typed) ?? []) : [];
  const named = of === 'work' ? englishOf(typed).flatMap(hindiNamesOf) : [];
  return [...found, letters, ...hindiNamesOf(typed), ...named]
    .flat()
    .filter((text) => text !== lowered)
    .slice(0, MOST_TEXTS);
};
