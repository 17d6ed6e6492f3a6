const BITS = 32;

const countOnes = (word: number): number => {
  let ones = word - ((word >>> 1) & 0x55555555);
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/**
 * A set of ordinals below a fixed capacity. Combined sets must have the same capacity. Available packages either cannot
 * iterate from the greatest (newest first) or keep their memory outside the JavaScript heap.
 */
export class BitSet {
  readonly capacity: number;
  private readonly words: Uint32Array;

  constructor(capacity: number, words = new Uint32Array(Math.ceil(capacity / BITS))) {
    this.capacity = capacity;
    this.words = words;
  }

  get bytes(): number {
    return this.words.byteLength;
  }

  has(ordinal: number): boolean {
    return (((this.words[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;
  }

  add(ordinal: number): void {
    this.words[ordinal >>> 5] = (this.words[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
  }

  put(ordinal: number, isIn: boolean): void {
    if (isIn) this.add(ordinal);
    else this.words[ordinal >>> 5] = (this.words[ordinal >>> 5] ?? 0) & ~(1 << (ordinal & 31));
  }

  /** Adds those below `end` that pass the test; a word at a time, several times faster than one by one. */
  addWhere(end: number, isIn: (ordinal: number) => boolean): void {
    const { words } = this;
    for (let at = 0; at * BITS < end; at++) {
      const first = at * BITS;
      const last = Math.min(first + BITS, end);
      let word = 0;
      for (let ordinal = first; ordinal < last; ordinal++) if (isIn(ordinal)) word |= 1 << (ordinal & 31);
      words[at] = (words[at] ?? 0) | word;
    }
  }

  copy(): BitSet {
    return new BitSet(this.capacity, this.words.slice());
  }

  /** Keeps only members of the other set. */
  keep(other: BitSet): void {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & (other.words[at] ?? 0);
  }

  /** Removes the members of the other set. */
  drop(other: BitSet): void {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & ~(other.words[at] ?? 0);
  }

  /** Adds the members of the other set. */
  join(other: BitSet): void {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) | (other.words[at] ?? 0);
  }

  /** Removes all ordinals below this one. */
  dropBelow(ordinal: number): void {
    this.words.fill(0, 0, ordinal >>> 5);
    if (ordinal >>> 5 < this.words.length) {
      this.words[ordinal >>> 5] = (this.words[ordinal >>> 5] ?? 0) & (-1 << (ordinal & 31));
    }
  }

  get size(): number {
    const { words } = this;
    let size = 0;
    for (let at = 0; at < words.length; at++) size += countOnes(words[at] ?? 0);
    return size;
  }

  /** Visits each ordinal from `low` to below `high` in ascending order. */
  forEach(visit: (ordinal: number) => void, low = 0, high = this.capacity): void {
    for (let at = low >>> 5; at * BITS < high && at < this.words.length; at++) {
      let word = this.words[at] ?? 0;
      while (word !== 0) {
        const ordinal = at * BITS + (31 - Math.clz32(word & -word));
        if (ordinal >= high) return;
        if (ordinal >= low) visit(ordinal);
        word &= word - 1;
      }
    }
  }

  /**
   * Iterates down from below `high` to `low`: skips the first `skip`, pushes ordinals until `into` has `most`, and
   * returns how many were skipped.
   */
  takeDown(
    into: number[],
    { low, high, skip, most }: { low: number; high: number; skip: number; most: number },
  ): number {
    if (high <= low) return 0;
    let left = skip;
    for (let at = (high - 1) >>> 5; at >= 0 && at >= low >>> 5 && into.length < most; at--) {
      let word = this.words[at] ?? 0;
      if (word === 0) continue;
      if (at === high >>> 5) word &= ~(-1 << (high & 31));
      if (at === low >>> 5) word &= -1 << (low & 31);
      const ones = countOnes(word >>> 0);
      if (ones <= left) {
        left -= ones;
        continue;
      }
      while (word !== 0 && into.length < most) {
        const bit = 31 - Math.clz32(word);
        word &= ~(1 << bit);
        if (left > 0) left -= 1;
        else into.push(at * BITS + bit);
      }
    }
    return skip - left;
  }
}
