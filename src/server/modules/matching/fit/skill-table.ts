const FIRST = 1_024;

/** A growing list of numbers. */
class Numbers {
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

  /** A view, valid until the next push. */
  get all(): Uint32Array {
    return this.values.subarray(0, this.length);
  }
}

/** Decodes a posting: the row, and whether the skill is required. */
const rowOf = (posted: number): number => posted >>> 1;
const isMust = (posted: number): boolean => (posted & 1) === 1;

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
  private readonly rows = new Map<string, number>();
  private readonly ids: string[] = [];
  private readonly keys = new Map<string, Numbers>();
  private alive = new Uint8Array(FIRST);
  private musts = new Uint8Array(FIRST);
  private others = new Uint8Array(FIRST);
  private counts = new Uint16Array(FIRST);
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
    const row = this.ids.length;
    this.ids.push(id);
    this.rows.set(id, row);
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
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.rows.delete(id);
    this.alive[row] = 0;
    this.dead += 1;
  }

  idOf(row: number): string {
    return this.ids[row] ?? '';
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

  /** Visits each row that has any of the skills, with their number: required ones in the high byte. */
  overlaps(keys: Iterable<string>, visit: (found: Overlap) => void): void {
    const { counts } = this;
    const touched: number[] = [];
    for (const key of keys) {
      const posted = this.keys.get(key);
      if (!posted) continue;
      for (const one of posted.all) {
        const row = rowOf(one);
        const before = counts[row] ?? 0;
        if (before === 0) touched.push(row);
        counts[row] = before + (isMust(one) ? 256 : 1);
      }
    }
    const found: Overlap = { row: 0, musts: 0, others: 0 };
    for (const row of touched) {
      const count = counts[row] ?? 0;
      counts[row] = 0;
      if (this.alive[row] !== 1) continue;
      found.row = row;
      found.musts = count >>> 8;
      found.others = count & 255;
      visit(found);
    }
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
  }
}
