import {
  bareText,
  bonesOf,
  isDevanagari,
  namesAlike,
  soundOf,
  soundsOf,
  transliterate,
} from '#server/modules/hindi/public.ts';
import { otherNamesOf } from '../other-names.ts';
import type { JobIndex } from './job-index.ts';
import { lowerCase } from './lower-case.ts';
import { SHORTEST, slipsAllowed, slipsBetween } from './slips.ts';

/** A word of a title, a skill, a company or a place. */
const WORD = /[\p{L}\p{M}\p{N}+#.]+/gu;
const NOT_WORDS = /^[.+#\d]+$/;
/** What a word may end in without becoming another. */
const ENDING = /^(?:e?s|ing|ers?|ed)?$/;
/** Least share of the jobs with some letters in a title, skill, company or place that have them as a word. */
const MOSTLY = 0.7;
/** Largest share of the time spent on recounting words. */
const PART = 1 / 50;
/** Words with fewer consonants sound like too many others. */
const LEAST_BONES = 3;
/** From this length on, a word one typo away from another is no other word. */
const SURE_LENGTH = 8;
/** Largest share of the sounds in which two spellings of one word differ. */
const SURE_SHARE = 2 / 7;
/** What a single word must have in common with a likely one, and a word of a phrase, which postings have side by side. */
const LIKE_WORD = { bones: LEAST_BONES, otherVowels: 2 };
const LIKE_WORD_OF_PHRASE = { bones: 2, otherVowels: 3 };
/** Most alternatives for a misspelt word. */
const MOST_RESPELLED = 3;

/** Most frequent word of open jobs for each sound or other spelling. */
interface ByEar {
  /** Words in Latin letters. */
  sounds: Map<string, string>;
  bones: Map<string, string[]>;
  /** Words in Devanagari. */
  bare: Map<string, string>;
  devanagariSounds: Map<string, string>;
  devanagariBones: Map<string, { word: string; sound: string }[]>;
}

const firstOf = <T>(all: readonly T[], find: (one: T) => string | undefined): string | undefined =>
  all.map(find).find((found) => found !== undefined);

const hasBones = (latin: string): boolean => bonesOf(latin).length >= LEAST_BONES;

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Word frequencies in the values of open jobs, so that typos are corrected to existing words. */
export class Words {
  private readonly index: JobIndex;
  private counts = new Map<string, number>();
  /** Words in no job that are another name of one that is. */
  private otherNames = new Set<string>();
  private byEar: ByEar | undefined;
  private version = -1;
  private countedAt = 0;
  private took = 0;

  constructor(index: JobIndex) {
    this.index = index;
  }

  /** Returns the word probably meant: one or two typos away, and far more frequent. */
  correct(typed: string): string | undefined {
    this.count();
    const most = slipsAllowed(typed);
    if (most === 0) return undefined;
    const own = this.counts.get(typed) ?? 0;
    let best: { word: string; slips: number; count: number } | undefined;
    for (const [word, count] of this.counts) {
      if (Math.abs(word.length - typed.length) > most || count < own * 10 || word.length < SHORTEST) continue;
      // The first letter is rarely wrong.
      if (word[0] !== typed[0]) continue;
      const slips = slipsBetween(typed, word, most);
      if (slips === 0 || slips > most) continue;
      if (!best || slips < best.slips || (slips === best.slips && count > best.count)) best = { word, slips, count };
    }
    return best?.word;
  }

  /** Returns whether open jobs have the word. */
  has(word: string): boolean {
    this.count();
    return this.counts.has(word) && !this.otherNames.has(word);
  }

  hasAll(text: string): boolean {
    return wordsOf(lowerCase(text)).every((word) => this.has(word));
  }

  /** Returns whether open jobs mostly have these words alone, not within others: bus is mostly a part of business. */
  areMostlyWhole(text: string): boolean {
    this.count();
    return wordsOf(text).every((part) => {
      let whole = 0;
      let all = 0;
      for (const [word, count] of this.counts) {
        const at = word.indexOf(part);
        if (at === -1) continue;
        all += count;
        if (at === 0 && ENDING.test(word.slice(part.length))) whole += count;
      }
      return whole >= all * MOSTLY;
    });
  }

  /**
   * Returns the Latin word that a word in Devanagari means: one with the same sound, the English name of a place, role or
   * skill whose Hindi name it misspells, a long word one or two typos away, or one with the same consonants and almost the
   * same sound. A guess, which is only offered, may also be a short word one typo away, or have other vowels.
   */
  sounding(typed: string, how: 'surely' | 'guess'): string | undefined {
    const spellings = transliterate(typed);
    const isGuess = how === 'guess';
    const { sounds, bones } = this.heard();
    const found =
      firstOf(spellings, (spelled) => sounds.get(soundOf(spelled))) ??
      this.named(typed, isGuess) ??
      firstOf(spellings, (spelled) => (isGuess || spelled.length >= SURE_LENGTH ? this.correct(spelled) : undefined));
    if (found !== undefined) return found;
    const [spelled = ''] = spellings;
    const sound = soundOf(spelled);
    // With more other vowels an ordinary word is taken for a name: महिला, Mohali.
    const most = isGuess ? Math.floor((spelled.length - 1) / 2) : Math.floor(sound.length * SURE_SHARE);
    const alike = hasBones(spelled) ? (bones.get(bonesOf(spelled)) ?? []) : [];
    return alike
      .map((word) => ({ word, slips: slipsBetween(sound, soundOf(word), most), count: this.counts.get(word) ?? 0 }))
      .filter(({ slips }) => slips <= most)
      .toSorted((left, right) => left.slips - right.slips || right.count - left.count)[0]?.word;
  }

  /** Returns the English name, which jobs have, of the Hindi name that differs least from a misspelt one: नरस, nurse. */
  private named(typed: string, isGuess: boolean): string | undefined {
    const spelled = soundsOf(typed);
    const most = isGuess || spelled.some(hasBones) ? slipsAllowed(spelled[0] ?? '') : 0;
    return namesAlike(typed)
      .map(({ english, sounds }) => {
        const each = spelled.flatMap((one) => sounds.map((sound) => slipsBetween(one, sound, most)));
        return { english, slips: Math.min(...each) };
      })
      .filter(({ english, slips }) => slips <= most && this.hasAll(english))
      .toSorted((left, right) => left.slips - right.slips)[0]?.english;
  }

  get hasDevanagari(): boolean {
    return this.heard().bare.size > 0;
  }

  /** Returns a Devanagari text with each word as open jobs spell it; undefined when they lack one. */
  inDevanagari(text: string): string | undefined {
    if (!isDevanagari(text)) return undefined;
    const { bare } = this.heard();
    const spelled = text.split(' ').map((word) => bare.get(bareText(word)));
    return spelled.every((word) => word !== undefined) ? spelled.join(' ') : undefined;
  }

  soundingInDevanagari(spellings: readonly string[]): string | undefined {
    const { devanagariSounds } = this.heard();
    return firstOf(spellings, (spelled) => devanagariSounds.get(soundOf(spelled)));
  }

  /** Returns the Devanagari word with the same consonants and almost the same sound: primary, प्राइमरी. */
  likeInDevanagari(typed: string, wordsTyped: number): string | undefined {
    const bones = bonesOf(typed);
    const least = wordsTyped > 1 ? LIKE_WORD_OF_PHRASE : LIKE_WORD;
    if (bones.length < least.bones) return undefined;
    const sound = soundOf(typed);
    const most = least.otherVowels;
    return this.heard()
      .devanagariBones.get(bones)
      ?.find((one) => slipsBetween(sound, one.sound, most) <= most)?.word;
  }

  private heard(): ByEar {
    this.count();
    if (this.byEar) return this.byEar;
    const byEar: ByEar = {
      sounds: new Map(),
      bones: new Map(),
      bare: new Map(),
      devanagariSounds: new Map(),
      devanagariBones: new Map(),
    };
    const first = (words: Map<string, string>, key: string, word: string): void => {
      if (!words.has(key)) words.set(key, word);
    };
    for (const [word] of [...this.counts].toSorted(([, left], [, right]) => right - left)) {
      if (isDevanagari(word)) {
        first(byEar.bare, bareText(word), word);
        for (const spelled of transliterate(word)) first(byEar.devanagariSounds, soundOf(spelled), word);
        const [spelled = ''] = transliterate(word);
        const bones = bonesOf(spelled);
        byEar.devanagariBones.set(bones, [
          ...(byEar.devanagariBones.get(bones) ?? []),
          { word, sound: soundOf(spelled) },
        ]);
      } else {
        if (word.length >= SHORTEST) first(byEar.sounds, soundOf(word), word);
        const bones = bonesOf(word);
        byEar.bones.set(bones, [...(byEar.bones.get(bones) ?? []), word]);
      }
    }
    this.byEar = byEar;
    return byEar;
  }

  /** Replaces the first word that begins no known word by what was probably meant, most likely first. */
  respell(text: string): string[] {
    this.count();
    const typed = wordsOf(lowerCase(text));
    const at = typed.findIndex((word) => word.length >= SHORTEST && !this.begins(word));
    const wrong = typed[at];
    if (wrong === undefined) return [];
    return this.completing(wrong).map((meant) => typed.with(at, meant).join(' '));
  }

  private begins(beginning: string): boolean {
    for (const word of this.counts.keys()) if (word.startsWith(beginning) && !this.otherNames.has(word)) return true;
    return false;
  }

  /** Words with almost this beginning; the rest may not have been typed yet. */
  private completing(typed: string): string[] {
    const most = slipsAllowed(typed);
    const found: { word: string; slips: number; count: number }[] = [];
    for (const [word, count] of this.counts) {
      if (word[0] !== typed[0] || word.length < typed.length - most) continue;
      const slips = slipsBetween(typed, word.slice(0, typed.length + most), most, 'beginning');
      if (slips <= most) found.push({ word, slips, count });
    }
    return found
      .toSorted((left, right) => left.slips - right.slips || right.count - left.count)
      .slice(0, MOST_RESPELLED)
      .map(({ word }) => word);
  }

  private count(): void {
    const began = performance.now();
    if (this.version === this.index.version || (began - this.countedAt) * PART < this.took) return;
    this.version = this.index.version;
    this.byEar = undefined;
    this.counts = new Map();
    for (const column of ['title', 'skill', 'companyName', 'location'] as const) {
      const { lowered } = this.index.dictionaryOf(column);
      const counts = this.index.openCounts[column];
      for (const [value, text] of lowered.entries()) {
        const count = counts[value] ?? 0;
        if (count === 0) continue;
        for (const word of wordsOf(text)) {
          if (!NOT_WORDS.test(word)) this.counts.set(word, (this.counts.get(word) ?? 0) + count);
        }
      }
    }
    // "Banglore" means Bangalore, which jobs that say Bengaluru do not contain.
    this.otherNames = new Set();
    for (const [word, count] of [...this.counts]) {
      for (const name of otherNamesOf(word)) {
        if (this.counts.has(name)) continue;
        this.counts.set(name, count);
        this.otherNames.add(name);
      }
    }
    this.countedAt = performance.now();
    this.took = this.countedAt - began;
  }
}
