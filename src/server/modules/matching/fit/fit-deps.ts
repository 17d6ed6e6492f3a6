import type { Deps } from '#server/deps.ts';

/** Dependencies of fits; without models only identical skills match. */
export type FitDeps = Pick<Deps, 'db' | 'now' | 'skillModels'>;
