/** Spellings of a sound in names, as parts of a regular expression. */
interface Sound {
  latin: string;
  devanagari: string;
}

/** A letter may carry a dot, and a virama where it joins the next one. */
const letters = (some: string): string => `[${some}]\u093c?\u094d?`;

const CONSONANTS: Readonly<Record<string, Sound>> = {
  k: { latin: '[kcq]+h?', devanagari: letters('कख') },
  g: { latin: 'g+h?', devanagari: letters('गघ') },
  c: { latin: 'c+h*', devanagari: letters('चछ') },
  j: { latin: '[jzg]+h?', devanagari: letters('जझ') },
  t: { latin: 't+h?', devanagari: letters('टठतथ') },
  d: { latin: '[dr]+h?', devanagari: letters('डढदध') },
  n: { latin: '[nm]+', devanagari: letters('नणञङमंँ') },
  p: { latin: '[pf]+h?', devanagari: letters('पफ') },
  b: { latin: 'b+h?', devanagari: letters('बभ') },
  m: { latin: 'm+', devanagari: letters('मंँ') },
  // Doubled in अय्यर, a vowel in Nair.
  y: { latin: '[yi]+', devanagari: `(?:${letters('य')})*` },
  r: { latin: 'r+h?', devanagari: letters('रडढ') },
  ri: { latin: 'r+h?[iuey]+', devanagari: `(?:${letters('रडढ')}[िी]|ृ|ऋ)` },
  l: { latin: 'l+', devanagari: letters('लळ') },
  v: { latin: '[vw]+', devanagari: letters('व') },
  s: { latin: 's+h?', devanagari: letters('सशष') },
  // सिंह is Singh.
  h: { latin: 'g?h+', devanagari: letters('ह') },
  ng: { latin: '[nm]+g+h?', devanagari: `${letters('नणञङमंँ')}${letters('गघह')}` },
  x: { latin: '(?:x|ks+h?)', devanagari: `${letters('कख')}${letters('सशष')}` },
};

const VOWELS: Readonly<Record<string, Sound>> = {
  // The vowel without a sign: written a, e, i or u in Latin, or not at all.
  ə: { latin: '[aeiu]*', devanagari: '[अआा]?' },
  a: { latin: '[aeiu]+', devanagari: '[अआा]?' },
  aa: { latin: 'a+', devanagari: '[अआा]?' },
  i: { latin: '[iey]+', devanagari: '[इईिीअ]' },
  u: { latin: '[uo]+', devanagari: '[उऊुू]' },
  e: { latin: '[aeiy]+', devanagari: '[एऐेैअ]?' },
  o: { latin: '(?:a[uw]|[ou]+w?)', devanagari: '[ओऔऑोौॉ]' },
};

const SOUNDS: Readonly<Record<string, Sound>> = { ...CONSONANTS, ...VOWELS };

const soundsByLetter = (groups: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(groups).flatMap(([sound, some]) => [...some].map((letter) => [letter, sound] as const)));

const DEVANAGARI_CONSONANTS = soundsByLetter({
  ...{ k: 'कख', g: 'गघ', c: 'चछ', j: 'जझ', t: 'टठतथ', d: 'डढदध', n: 'नणञङ', p: 'पफ' },
  ...{ b: 'बभ', m: 'म', y: 'य', r: 'र', l: 'लळ', v: 'व', s: 'सशष', h: 'ह' },
});
const DEVANAGARI_VOWELS = soundsByLetter({
  ...{ a: 'अ', aa: 'आा', i: 'इईिी', u: 'उऊुू', e: 'एऐेैऍॅ', o: 'ओऔऑोौॉ', ri: 'ऋृ' },
});
const NASALS = /[\u0901\u0902]/;
const VIRAMA = '\u094d';
const NUKTA = '\u093c';

/** Returns undefined for a text with letters of another script. */
const soundsOfDevanagari = (word: string): string[] | undefined => {
  const sounds: string[] = [];
  for (const letter of word.normalize('NFD').replaceAll('ज्ञ', 'ग्य')) {
    const consonant = DEVANAGARI_CONSONANTS.get(letter);
    const vowel = DEVANAGARI_VOWELS.get(letter);
    // A sign, or the virama, replaces the vowel that every consonant has.
    if ((vowel || letter === VIRAMA) && sounds.at(-1) === 'ə') sounds.pop();
    // A doubled consonant sounds like one.
    if (consonant && sounds.at(-1) === consonant) sounds.push('ə');
    else if (consonant) sounds.push(consonant, 'ə');
    else if (vowel) sounds.push(vowel);
    else if (NASALS.test(letter)) sounds.push('n');
    else if (letter !== VIRAMA && letter !== NUKTA) return undefined;
  }
  return sounds;
};

/** The longest spelling first. */
const LATIN: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/^(?:ks+h?|x)/, 'x'],
  [/^(?:c+h+)/, 'c'],
  [/^(?:[kcq]+h?)/, 'k'],
  [/^(?:g+h?)/, 'g'],
  [/^(?:[jz]+h?)/, 'j'],
  [/^(?:t+h?)/, 't'],
  [/^(?:d+h?)/, 'd'],
  [/^(?:p+h?|f+)/, 'p'],
  [/^(?:b+h?)/, 'b'],
  [/^(?:s+h?)/, 's'],
  [/^(?:[vw]+)/, 'v'],
  [/^(?:ee+|i+)/, 'i'],
  [/^(?:oo+|u+)/, 'u'],
  [/^(?:a[iy](?![aeiou])|e+)/, 'e'],
  [/^(?:au|ow|ou|o)/, 'o'],
  [/^a+/, 'a'],
  [/^n+g+h?/, 'ng'],
  [/^n+/, 'n'],
  [/^m+/, 'm'],
  [/^y+/, 'y'],
  [/^r+h?(?:ee+|i+)/, 'ri'],
  [/^r+h?/, 'r'],
  [/^l+/, 'l'],
  [/^h+/, 'h'],
];

/** Returns undefined for a text with anything but Latin letters. */
const soundsOfLatin = (word: string): string[] | undefined => {
  const sounds: string[] = [];
  for (let rest = word; rest !== ''; ) {
    const found = LATIN.find(([spelling]) => spelling.test(rest));
    if (!found) return undefined;
    sounds.push(found[1]);
    rest = rest.replace(found[0], '');
  }
  return sounds;
};

/** Shorter text sounds like the start of too many names. */
const SHORTEST = { latin: 3, devanagari: 2 };
const MOST_WORDS = 5;
const LONGEST_WORD = 40;

/** Several vowels in a row may be written with no letter, which every name would match. */
const isEmpty = (spelling: string): boolean => new RegExp(`^(?:${spelling})$`).test('');

export interface NameSpellings {
  /** Whether only names in Devanagari can match. */
  onlyDevanagari: boolean;
  /** For each word typed, a regular expression for the start of a name, to compare with text in lower case. */
  words: string[];
}

/**
 * Returns how the words of a name are spelled in the other script, and for words in Devanagari with other vowel lengths:
 * प्रिया, Priya. Undefined for a text that is no name.
 */
export const nameSpellings = (typed: string): NameSpellings | undefined => {
  const words = typed.normalize('NFC').toLowerCase().trim().split(/\s+/);
  if (words.length > MOST_WORDS || words.some((word) => word.length > LONGEST_WORD)) return undefined;
  const isLatin = (word: string): boolean => /^[a-z]+$/.test(word) && word.length >= SHORTEST.latin;
  const isDevanagari = (word: string): boolean => /^[\u0900-\u0963]+$/.test(word) && word.length >= SHORTEST.devanagari;
  if (!words.every((word) => isLatin(word) || isDevanagari(word))) return undefined;
  const onlyDevanagari = words.every(isLatin);
  const spelled = words.flatMap((word) => {
    const sounds = isLatin(word) ? soundsOfLatin(word) : soundsOfDevanagari(word);
    const as = (script: keyof Sound): string => (sounds ?? []).map((sound) => SOUNDS[sound]?.[script] ?? '').join('');
    // Beside a word in Devanagari, one in Latin is also found as typed.
    const latin = onlyDevanagari ? '' : isLatin(word) ? word : as('latin');
    const spellings = [latin, as('devanagari')].filter((spelling) => !isEmpty(spelling));
    return spellings.length > 0 ? [`(?:^| )(?:${spellings.join('|')})`] : [];
  });
  return spelled.length === words.length ? { onlyDevanagari, words: spelled } : undefined;
};
