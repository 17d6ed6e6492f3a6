import type { Deps } from '#server/deps.ts';

/** What the fits ask for; without models equal skills alone are known. */
export type FitDeps = Pick<Deps, 'db' | 'now' | 'skillModels'>;
