import { otherNamesOf } from '../other-names.ts';
import type { JobIndex } from './job-index.ts';
import { lowerCase } from './lower-case.ts';
import { SHORTEST, slipsAllowed, slipsBetween } from './slips.ts';

/** A word of a title, a skill, a company or a place. */
const WORD = /[\p{L}\p{M}\p{N}+#.]+/gu;
const NOT_WORDS = /^[.+#\d]+$/;
/** Counting the words anew takes at most this part of the time. */
const PART = 1 / 50;
/** So many words may have been meant. */
const MOST_RESPELLED = 3;

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** How often each word occurs in the values of open jobs, so that a slip is corrected to what there is. */
export class Words {
  private readonly index: JobIndex;
  private counts = new Map<string, number>();
  /** Those of them that stand in no job, but mean a word that does. */
  private otherNames = new Set<string>();
  private version = -1;
  private countedAt = 0;
  private took = 0;

  constructor(index: JobIndex) {
    this.index = index;
  }

  /** The word that was probably meant: one or two slips away, and far more frequent. */
  correct(typed: string): string | undefined {
    this.count();
    const most = slipsAllowed(typed);
    if (most === 0) return undefined;
    const own = this.counts.get(typed) ?? 0;
    let best: { word: string; slips: number; count: number } | undefined;
    for (const [word, count] of this.counts) {
      if (Math.abs(word.length - typed.length) > most || count < own * 10 || word.length < SHORTEST) continue;
      // A first letter is seldom wrong.
      if (word[0] !== typed[0]) continue;
      const slips = slipsBetween(typed, word, most);
      if (slips === 0 || slips > most) continue;
      if (!best || slips < best.slips || (slips === best.slips && count > best.count)) best = { word, slips, count };
    }
    return best?.word;
  }

  /** The text with its first word that begins no word replaced by what was probably meant, the likeliest first. */
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

  /** Words that begin nearly so; their rest may not have been typed yet. */
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
    // Whoever types Banglore means Bangalore, which no job says that says Bengaluru.
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
