import type { Deps } from '#server/deps.ts';

/** Skills in normal form and what stands near them, as learned. */
export interface SkillModel {
  version: number;
  key(typed: string): string;
  near(asked: string, have: readonly string[]): { skill: string; listings: number } | undefined;
  vector(key: string): Float32Array | undefined;
  listings(key: string): number;
  beside(keys: readonly string[], most: number): { skill: string; listings: number }[];
}

/** Knows spellings that differ in case and blanks, and nothing of nearness. */
export const PLAIN_MODEL: SkillModel = {
  version: 1,
  key: (typed) => typed.trim().toLowerCase().replace(/\s+/g, ' '),
  near: () => undefined,
  vector: () => undefined,
  listings: () => 0,
  beside: () => [],
};

/** The model that answers now. */
export const readSkillModel = async (_deps: Pick<Deps, 'db'>): Promise<SkillModel> => PLAIN_MODEL;
