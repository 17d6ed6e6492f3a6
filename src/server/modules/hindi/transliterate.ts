import { bareText } from './devanagari.ts';

/** Devanagari letters as commonly romanized in India, long vowels written as short ones. */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
    ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
    ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
    ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
  }),
);
const WITH_NUKTA: ReadonlyMap<string, string> = new Map(Object.entries({ क: 'q', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f' }));
const VOWELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri' },
    ...{ ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
  }),
);
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ '\u093e': 'a', '\u093f': 'i', '\u0940': 'i', '\u0941': 'u', '\u0942': 'u', '\u0943': 'ri' },
    ...{ '\u0947': 'e', '\u0948': 'ai', '\u094b': 'o', '\u094c': 'au', '\u0949': 'o', '\u0945': 'e' },
  }),
);
const NUKTA = '\u093c';
const VIRAMA = '\u094d';
const NASALS = /[\u0901\u0902]/;
/** Inherent vowel of a consonant, until it is found silent. */
const INHERENT = 'ə';

/** A consonant with its vowel, or a vowel alone. */
interface Syllable {
  consonant: string;
  /** Empty when the next consonant follows directly. */
  vowel: string;
  isNasal: boolean;
}

const syllablesOf = (word: string): Syllable[] => {
  const syllables: Syllable[] = [];
  let before = '';
  for (const letter of word) {
    const last = syllables.at(-1);
    const consonant = CONSONANTS.get(letter);
    const vowel = VOWELS.get(letter);
    if (consonant !== undefined) syllables.push({ consonant, vowel: INHERENT, isNasal: false });
    else if (vowel !== undefined) syllables.push({ consonant: '', vowel, isNasal: false });
    else if (last && letter === NUKTA) last.consonant = WITH_NUKTA.get(before) ?? last.consonant;
    else if (last && letter === VIRAMA) last.vowel = '';
    else if (last && NASALS.test(letter)) last.isNasal = true;
    else if (last) last.vowel = SIGNS.get(letter) ?? last.vowel;
    before = letter;
  }
  return syllables;
};

/** Removes silent vowels: at a word's end, and between an open syllable and one with a vowel. */
const silence = (syllables: readonly Syllable[]): void => {
  for (let at = syllables.length - 1; at > 0; at--) {
    const syllable = syllables[at];
    const before = syllables[at - 1];
    const next = syllables[at + 1];
    if (!syllable || !before || syllable.vowel !== INHERENT || syllable.isNasal) continue;
    const isBetween = before.vowel !== '' && !before.isNasal && next?.consonant !== '' && next?.vowel !== '';
    if (!next || isBetween) syllable.vowel = '';
  }
};

const inLatin = (word: string): string => {
  const syllables = syllablesOf(word);
  silence(syllables);
  return syllables
    .map(({ consonant, vowel, isNasal }, at) => {
      const nasal = /^[bmp]/.test(syllables[at + 1]?.consonant ?? '') ? 'm' : 'n';
      return consonant + (vowel === INHERENT ? 'a' : vowel) + (isNasal ? nasal : '');
    })
    .join('');
};

/**
 * Romanizes a text as its reader would spell it, in lower case: राजस्थान, rajasthan. Other scripts stay. ऐ has two
 * spellings: in English words it is the a of tally (टैली), in Hindi ones ai (जैसलमेर).
 */
export const transliterate = (text: string): string[] => {
  const spelled = text
    .normalize('NFD')
    .replaceAll('ज्ञ', 'ग्य')
    .toLowerCase()
    .replace(/[\u0900-\u0963\u0970-\u097f]+/g, inLatin)
    .normalize('NFC');
  const asInEnglish = /[\u0910\u0948]/.test(text) ? spelled.replaceAll('ai', 'a') : spelled;
  return [...new Set([asInEnglish, spelled])];
};

/** Names of Latin letters as Hindi spells them; of two that begin alike, the longer first. */
const LETTER_NAMES = {
  ...{ a: ['ए'], b: ['बी'], c: ['सी'], d: ['डी'], e: ['ई'], f: ['एफ़', 'ऐफ'], g: ['जी'], h: ['एच', 'ऐच'] },
  ...{ i: ['आई', 'आइ'], j: ['जे'], k: ['के'], l: ['एल', 'ऐल'], m: ['एम', 'ऐम'], n: ['एन', 'ऐन'], o: ['ओ'] },
  ...{ p: ['पी'], q: ['क्यू'], r: ['आर'], s: ['एस', 'ऐस'], t: ['टी'], u: ['यू'], v: ['वी'] },
  ...{ w: ['डब्ल्यू', 'डब्लू', 'डबल्यू'], x: ['एक्स', 'ऐक्स'], y: ['वाई', 'वाय'], z: ['ज़ेड'] },
};
const LETTERS = Object.entries(LETTER_NAMES)
  .flatMap(([letter, names]) => names.map((name) => [bareText(name), letter] as const))
  .toSorted(([left], [right]) => right.length - left.length);

/** Said between the names of letters: एल एंड टी. */
const AND = new Set(['एंड', 'ऐंड', '&']);

/** The letters whose names make up the rest of a word; undefined when it has other sounds. */
const lettersIn = (bare: string): string | undefined => {
  if (bare === '') return '';
  for (const [name, letter] of LETTERS) {
    const rest = bare.startsWith(name) ? lettersIn(bare.slice(name.length)) : undefined;
    if (rest !== undefined) return letter + rest;
  }
  return undefined;
};

/**
 * Reads a word made only of names of Latin letters, or words of one such name each, as an abbreviation in lower case:
 * एचआर, hr; एस क्यू एल, sql; एल एंड टी, l&t. Undefined for other texts, and for one letter alone. A few ordinary words sound alike (बीवी),
 * so that callers use it only for what postings have.
 */
export const abbreviationOf = (text: string): string | undefined => {
  const words = bareText(text.replaceAll('.', ' ')).split(' ');
  const read = words.map((word, at) => (AND.has(word) && at > 0 && at < words.length - 1 ? '&' : lettersIn(word)));
  if (words.length > 1 && read.some((letters) => letters?.length !== 1)) return undefined;
  const letters = read.every((one) => one !== undefined) ? read.join('') : '';
  return letters.length > 1 ? letters : undefined;
};

/** Reduces phonetic Latin spellings to a common form, ignoring vowel length and consonant strength. */
export const soundOf = (latin: string): string =>
  latin
    .toLowerCase()
    .replace(/aa/g, 'a')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/ow(?![aeiou])/g, 'au')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/iy(?=[aeou])/g, 'i')
    .replace(/(?<=[bcdgjkpst])h/g, '')
    .replace(/(.)\1+/g, '$1');

/**
 * Returns the consonants: the part of an English word common to all phonetic spellings. A vowel counts only at the
 * start of the word.
 */
export const bonesOf = (latin: string): string => {
  const sound = soundOf(latin);
  return sound.replace(/^[aeiou]+/, 'a').replace(/(?<=.)[aeiouy]/g, '');
};
