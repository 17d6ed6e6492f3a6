/** Assumed length of an interview in minutes, until a length can be entered. */
export const SLOT = 60;

/** The displayed hours, extended to include earlier or later interviews; `to` is exclusive. */
export const hoursOf = (starts: readonly number[]): { from: number; to: number } => ({
  from: Math.min(9, ...starts.map((minute) => Math.floor(minute / 60))),
  to: Math.max(18, ...starts.map((minute) => Math.min(24, Math.ceil((minute + SLOT) / 60)))),
});

interface Lane {
  lane: number;
  /** The number of lanes side by side. */
  of: number;
  /** The index of the first interview of those that overlap. */
  first: number;
}

/** The lane of each of a day's interviews. `starts` are minutes of the day, soonest first. */
export const lanesOf = (starts: readonly number[]): Lane[] => {
  const placed: Lane[] = [];
  /** When each lane is free again; reset where nothing overlaps. */
  let ends: number[] = [];
  let cluster: Lane[] = [];
  for (const start of starts) {
    if (ends.every((end) => end <= start)) {
      ends = [];
      cluster = [];
    }
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = start + SLOT;
    const place = { lane, of: ends.length, first: cluster[0]?.first ?? placed.length };
    cluster.push(place);
    placed.push(place);
    for (const one of cluster) one.of = ends.length;
  }
  return placed;
};

/**
 * Where a day has no room for two blocks side by side: the minute from which each is drawn, one below the other in half
 * a slot. `first` tells which overlap.
 */
export const stackedOf = (shown: readonly { start: number; first: number }[]): number[] => {
  const drawn: number[] = [];
  for (const [index, { start, first }] of shown.entries()) {
    const isAlone = shown[index - 1]?.first !== first;
    drawn.push(isAlone ? start : Math.max(start, (drawn[index - 1] ?? 0) + SLOT / 2));
  }
  return drawn;
};
