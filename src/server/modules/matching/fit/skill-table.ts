import { UuidTable } from '#server/uuid-table.ts';

const FIRST = 1_024;

/** A growing list of whole numbers, in 4 bytes each. */
export class Numbers {
  private values = new Uint32Array(8);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }

  /** A view, valid until the next push. */
  get all(): Uint32Array {
    return this.values.subarray(0, this.length);
  }
}

/** Decodes a posting: the row, and whether the skill is required. */
const rowOf = (posted: number): number => posted >>> 1;
const isMust = (posted: number): boolean => (posted & 1) === 1;

const NONE = new Uint32Array();

/** A count of matches holds required ones in the high byte. */
const MUST = 256;
const mustsOf = (count: number): number => count >>> 8;
const othersOf = (count: number): number => count & (MUST - 1);

/** How many of the given skills a row has. */
export interface Overlap {
  row: number;
  /** Matched required skills. */
  musts: number;
  /** Matched other skills. */
  others: number;
}

/**
 * Rows by id, and for each normalized skill the rows that have it. A changed row is appended, leaving its old one empty
 * until the table is rebuilt.
 */
export class SkillTable {
  private readonly ids = new UuidTable();
  private readonly keys = new Map<string, Numbers>();
  private alive = new Uint8Array(FIRST);
  private musts = new Uint8Array(FIRST);
  private others = new Uint8Array(FIRST);
  private counts = new Uint16Array(FIRST);
  private touched = new Uint32Array(FIRST);
  private dead = 0;

  get size(): number {
    return this.ids.length;
  }

  /** Whether enough rows are empty to rebuild the table. */
  get isWorn(): boolean {
    return this.dead > 10_000 && this.dead * 2 > this.size;
  }

  /** Writes a row and returns its position. */
  put(id: string, skills: ReadonlyMap<string, boolean>): number {
    this.remove(id);
    const row = this.ids.add(id);
    this.grow(row);
    this.alive[row] = 1;
    for (const [key, must] of skills) {
      const posted = this.keys.get(key) ?? new Numbers();
      this.keys.set(key, posted);
      posted.push((row << 1) | Number(must));
      if (must) this.musts[row] = (this.musts[row] ?? 0) + 1;
      else this.others[row] = (this.others[row] ?? 0) + 1;
    }
    return row;
  }

  remove(id: string): void {
    const row = this.ids.positionOf(id);
    if (row === undefined || !this.isAlive(row)) return;
    this.alive[row] = 0;
    this.dead += 1;
  }

  idOf(row: number): string {
    return this.ids.idAt(row);
  }

  isAlive(row: number): boolean {
    return this.alive[row] === 1;
  }

  mustsOf(row: number): number {
    return this.musts[row] ?? 0;
  }

  othersOf(row: number): number {
    return this.others[row] ?? 0;
  }

  /**
   * Visits each row that has any of the skills, those with most of them first.
   * @param required skills that count as required in every row
   * @param isEnough whether no row with so few matches needs a visit
   */
  overlaps(
    keys: Iterable<string>,
    visit: (found: Overlap) => void,
    { required, isEnough }: { required?: ReadonlySet<string>; isEnough?: (matches: number) => boolean } = {},
  ): void {
    const found: Overlap = { row: 0, musts: 0, others: 0 };
    let [least, enough] = [Number.POSITIVE_INFINITY, false];
    for (const row of this.mostFirst(this.countMatches(keys, required))) {
      const count = this.counts[row] ?? 0;
      this.counts[row] = 0;
      if (enough || this.alive[row] !== 1) continue;
      found.row = row;
      found.musts = mustsOf(count);
      found.others = othersOf(count);
      if (found.musts + found.others < least) {
        least = found.musts + found.others;
        enough = isEnough?.(least) === true;
        if (enough) continue;
      }
      visit(found);
    }
  }

  /** Counts the matches of each row in `counts` and returns the rows that have any. */
  private countMatches(keys: Iterable<string>, required: ReadonlySet<string> | undefined): Uint32Array {
    const { counts, touched } = this;
    let rows = 0;
    for (const key of keys) {
      const all = required?.has(key) === true;
      const posted = this.keys.get(key)?.all ?? NONE;
      for (let at = 0; at < posted.length; at += 1) {
        const one = posted[at] ?? 0;
        const row = rowOf(one);
        const before = counts[row] ?? 0;
        if (before === 0) touched[rows++] = row;
        counts[row] = before + (all || isMust(one) ? MUST : 1);
      }
    }
    return touched.subarray(0, rows);
  }

  /** Sorts rows by their number of matches. */
  private mostFirst(rows: Uint32Array): Uint32Array {
    const matches = (row: number): number => mustsOf(this.counts[row] ?? 0) + othersOf(this.counts[row] ?? 0);
    const starts = new Uint32Array(2 * MUST);
    for (let at = 0; at < rows.length; at += 1) {
      const number = matches(rows[at] ?? 0);
      starts[number] = (starts[number] ?? 0) + 1;
    }
    for (let number = starts.length - 1, start = 0; number >= 0; number -= 1) {
      const size = starts[number] ?? 0;
      starts[number] = start;
      start += size;
    }
    const sorted = new Uint32Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const number = matches(row);
      const place = starts[number] ?? 0;
      sorted[place] = row;
      starts[number] = place + 1;
    }
    return sorted;
  }

  private grow(row: number): void {
    if (row < this.alive.length) return;
    const size = this.alive.length * 2;
    const larger = <T extends Uint8Array | Uint16Array>(made: T, old: T): T => {
      made.set(old);
      return made;
    };
    this.alive = larger(new Uint8Array(size), this.alive);
    this.musts = larger(new Uint8Array(size), this.musts);
    this.others = larger(new Uint8Array(size), this.others);
    this.counts = larger(new Uint16Array(size), this.counts);
    this.touched = new Uint32Array(size);
  }
}
