/** Assumed length of an interview in minutes, until a length can be entered. */
export const SLOT = 60;

/** The displayed hours, extended to include earlier or later interviews; `to` is exclusive. */
export const hoursOf = (starts: readonly number[]): { from: number; to: number } => ({
  from: Math.min(9, ...starts.map((minute) => Math.floor(minute / 60))),
  to: Math.max(18, ...starts.map((minute) => Math.min(24, Math.ceil((minute + SLOT) / 60)))),
});

/**
 * Lane of each of a day's interviews, and the number of lanes side by side. `starts` are minutes of the day, soonest
 * first.
 */
export const lanesOf = (starts: readonly number[]): { lane: number; of: number }[] => {
  const placed: { lane: number; of: number }[] = [];
  /** When each lane is free again; reset where nothing overlaps. */
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
