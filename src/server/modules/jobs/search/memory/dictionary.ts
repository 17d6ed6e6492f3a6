import { lowerCase } from './lower-case.ts';

/** Separator in the searched text; no value contains it. */
const BETWEEN = '\n';
/** Values added after the searched text was built are searched one by one, up to this many. */
const MOST_LOOSE = 2_000;

/**
 * Each distinct spelling in a column under a permanent number. Spellings that differ only in case form one group,
 * numbered by its first.
 */
export class Dictionary {
  readonly values: string[] = [];
  readonly lowered: string[] = [];
  /** Group of each spelling. */
  readonly groups: number[] = [];
  private readonly ids = new Map<string, number>();
  private readonly groupIds = new Map<string, number>();
  /** Spellings of groups that have several. */
  private readonly spellings = new Map<number, number[]>();
  private text = '';
  /** Start of each value in the text. */
  private starts = new Uint32Array(0);
  /** The last answer of `containing`: a search asks for the same fragment once for each rank. */
  private last: { fragment: string; size: number; found: readonly number[] } | undefined;

  get size(): number {
    return this.values.length;
  }

  idOf(value: string): number {
    const known = this.ids.get(value);
    if (known !== undefined) return known;
    const id = this.values.length;
    const lowered = lowerCase(value);
    const group = this.groupIds.get(lowered) ?? id;
    if (group === id) this.groupIds.set(lowered, id);
    else this.spellings.set(group, [...this.spellingsOf(group), id]);
    this.values.push(value);
    this.lowered.push(lowered === value ? value : lowered);
    this.groups.push(group);
    this.ids.set(value, id);
    return id;
  }

  /** Returns all spellings of a group. */
  spellingsOf(group: number): readonly number[] {
    return this.spellings.get(group) ?? [group];
  }

  /** Returns the group of a value in any case, or undefined when the column lacks it. */
  groupOf(lowered: string): number | undefined {
    return this.groupIds.get(lowered);
  }

  /** Returns the spellings that contain the lower-case fragment. */
  containing(fragment: string): readonly number[] {
    if (fragment.includes(BETWEEN)) return [];
    if (this.last?.fragment !== fragment || this.last.size !== this.size)
      this.last = { fragment, size: this.size, found: this.search(fragment) };
    return this.last.found;
  }

  private search(fragment: string): number[] {
    if (this.size - this.starts.length > MOST_LOOSE) this.gather();
    const found: number[] = [];
    const { text, starts } = this;
    let id = 0;
    for (let at = text.indexOf(fragment); at >= 0; ) {
      id = lastAtOrBefore(starts, at, id);
      found.push(id);
      const next = starts[id + 1];
      if (next === undefined) break;
      at = text.indexOf(fragment, next);
    }
    for (let loose = starts.length; loose < this.size; loose++) {
      if (this.lowered[loose]?.includes(fragment)) found.push(loose);
    }
    return found;
  }

  /** Joins all values into one text: searching one long text is many times faster than many short ones. */
  private gather(): void {
    this.text = this.lowered.join(BETWEEN);
    this.starts = new Uint32Array(this.size);
    let start = 0;
    for (let id = 0; id < this.size; id++) {
      this.starts[id] = start;
      start += (this.lowered[id] ?? '').length + BETWEEN.length;
    }
  }
}

/**
 * Finds the index of the last start at or before a position; `from` is a known lower bound. Most are near, so it
 * gallops first.
 */
const lastAtOrBefore = (starts: Uint32Array, position: number, from: number): number => {
  let low = from;
  let step = 1;
  while (low + step < starts.length && (starts[low + step] ?? 0) <= position) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, starts.length);
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
};
