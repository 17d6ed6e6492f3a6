import type { Dictionary } from './dictionary.ts';

/** The jobs having each value of a column, by ascending ordinal. */
export class Postings {
  private readonly starts: Uint32Array;
  private readonly ordinals: Uint32Array;

  /** `each` visits every pair of value and job, by ascending ordinal. */
  constructor(dictionary: Dictionary, each: (visit: (value: number, ordinal: number) => void) => void) {
    const ends = new Uint32Array(dictionary.size + 1);
    each((value) => {
      ends[value + 1] = (ends[value + 1] ?? 0) + 1;
    });
    for (let value = 1; value < ends.length; value++) ends[value] = (ends[value] ?? 0) + (ends[value - 1] ?? 0);
    this.starts = ends.slice();
    this.ordinals = new Uint32Array(ends.at(-1) ?? 0);
    each((value, ordinal) => {
      const at = ends[value] ?? 0;
      this.ordinals[at] = ordinal;
      ends[value] = at + 1;
    });
  }

  /** Empty for a value added later. */
  of(value: number): Uint32Array {
    return this.ordinals.subarray(this.starts[value] ?? 0, this.starts[value + 1] ?? this.starts[value] ?? 0);
  }

  countOf(value: number): number {
    return (this.starts[value + 1] ?? this.starts[value] ?? 0) - (this.starts[value] ?? 0);
  }
}
