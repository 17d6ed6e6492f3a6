/** An interview takes so many minutes until one can say how long. */
export const SLOT = 60;

/** The hours that are shown, widened where an interview is earlier or later: from the first, up to the last. */
export const hoursOf = (starts: readonly number[]): { from: number; to: number } => ({
  from: Math.min(9, ...starts.map((minute) => Math.floor(minute / 60))),
  to: Math.max(18, ...starts.map((minute) => Math.min(24, Math.ceil((minute + SLOT) / 60)))),
});

/** Of a day's interviews, by when they begin in minutes, soonest first: in which lane each is, and how many lie side by side. */
export const lanesOf = (starts: readonly number[]): { lane: number; of: number }[] => {
  const placed: { lane: number; of: number }[] = [];
  /** When each lane is free again; begun anew where nothing overlaps any more. */
  let ends: number[] = [];
  let cluster: { lane: number; of: number }[] = [];
  for (const start of starts) {
    if (ends.every((end) => end <= start)) {
      ends = [];
      cluster = [];
    }
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = start + SLOT;
    const place = { lane, of: ends.length };
    cluster.push(place);
    placed.push(place);
    for (const one of cluster) one.of = ends.length;
  }
  return placed;
};
