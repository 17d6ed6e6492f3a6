import { lowerCase } from './lower-case.ts';

/** Between two values of the searched text; no value has one. */
const BETWEEN = '\n';
/** Values that came after the searched text was made are looked through one by one until there are so many. */
const MOST_LOOSE = 2_000;

/**
 * Each spelling that occurs in a column, once, under a number that never
 * changes. Spellings that differ in case only belong to one group, whose
 * number is that of its first.
 */
export class Dictionary {
  readonly values: string[] = [];
  readonly lowered: string[] = [];
  /** The group of each spelling. */
  readonly groups: number[] = [];
  private readonly ids = new Map<string, number>();
  private readonly groupIds = new Map<string, number>();
  /** The spellings of groups that have several. */
  private readonly spellings = new Map<number, number[]>();
  private text = '';
  /** Where each value begins in the text. */
  private starts = new Uint32Array(0);

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

  /** All spellings of a group. */
  spellingsOf(group: number): readonly number[] {
    return this.spellings.get(group) ?? [group];
  }

  /** The group of a value in any case, or nothing when no column has it. */
  groupOf(lowered: string): number | undefined {
    return this.groupIds.get(lowered);
  }

  /** The spellings that contain the fragment, which is in lower case. */
  containing(fragment: string): number[] {
    if (fragment.includes(BETWEEN)) return [];
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

  /** Puts all values into one text: a search through one long text is many times faster than through many short ones. */
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

/** The place of the last start at or before a position; `from` is at or before it. Most are near, so it doubles its steps first. */
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
