/** Keeps the best of many by score, the later of equals first, up to a maximum number. */
export class Best {
  private readonly rows: number[] = [];
  private readonly scores: number[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Scores below this are not added. */
  get least(): number {
    return this.rows.length < this.most ? Number.NEGATIVE_INFINITY : (this.scores[0] ?? Number.NEGATIVE_INFINITY);
  }

  /** Min-heap with the worst on top. */
  add(row: number, score: number): void {
    if (this.rows.length < this.most) {
      this.rows.push(row);
      this.scores.push(score);
      this.up(this.rows.length - 1);
    } else if (this.isBefore(row, score, 0)) {
      this.rows[0] = row;
      this.scores[0] = score;
      this.down(0);
    }
  }

  /** Best first. */
  get sorted(): number[] {
    return this.rows
      .map((row, at) => ({ row, score: this.scores[at] ?? 0 }))
      .sort((left, right) => right.score - left.score || right.row - left.row)
      .map(({ row }) => row);
  }

  private isBefore(row: number, score: number, at: number): boolean {
    const other = this.scores[at] ?? 0;
    return score > other || (score === other && row > (this.rows[at] ?? 0));
  }

  private up(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.isBefore(this.rows[at] ?? 0, this.scores[at] ?? 0, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private down(from: number): void {
    let at = from;
    for (;;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.rows.length && this.isBefore(this.rows[worst] ?? 0, this.scores[worst] ?? 0, child))
          worst = child;
      }
      if (worst === at) return;
      this.swap(at, worst);
      at = worst;
    }
  }

  private swap(left: number, right: number): void {
    [this.rows[left], this.rows[right]] = [this.rows[right] ?? 0, this.rows[left] ?? 0];
    [this.scores[left], this.scores[right]] = [this.scores[right] ?? 0, this.scores[left] ?? 0];
  }
}
