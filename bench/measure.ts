import { percentile } from '#tests/support/percentile.ts';

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await act();
  return performance.now() - began;
};

export interface Case {
  name: string;
  act: () => Promise<unknown>;
}

export interface Measured {
  name: string;
  /** The 95th percentile, in milliseconds. */
  ms: number;
}

/** Runs each case `rounds` times with a lookup after each, so that other load on the machine slows both. */
export const measure = async (
  cases: readonly Case[],
  { rounds, lookup }: { rounds: number; lookup: () => Promise<unknown> },
): Promise<{ lookup: number; measured: Measured[] }> => {
  const lookups: number[] = [];
  const times = cases.map((): number[] => []);
  // An unmeasured first pass warms up plans and pages.
  for (const { act } of cases) await act();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { act }] of cases.entries()) {
      times[index]?.push(await timed(act));
      lookups.push(await timed(lookup));
    }
  }
  return {
    lookup: percentile(lookups, 0.95),
    measured: cases.map(({ name }, index) => ({ name, ms: percentile(times[index] ?? [], 0.95) })),
  };
};
