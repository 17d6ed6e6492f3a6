import { mergedKey, skillKey } from '../skills/skill-key.ts';
import { type Embedding, embeddings } from './embedding.ts';

/** Current knowledge about skills. All keys are normal forms (`skillKey`), except where a typed name is passed. */
export interface SkillModel {
  /** 0 before the first training. */
  version: number;
  /** Normal form of a typed skill, including merges made by administrators. */
  key(typed: string): string;
  /** The skill as most listings spell it; the typed text or the key itself when no listing has it. */
  name(key: string): string;
  /** The skill in `have` nearest to `asked`, if near enough, and the number of listings that ask for both. */
  near(asked: string, have: readonly string[]): { skill: string; listings: number } | undefined;
  /** Of length 1. Undefined for a skill in too few listings. */
  vector(key: string): Float32Array | undefined;
  /** Number of open listings that ask for it. */
  listings(key: string): number;
  /**
   * Skills usually required together with these, with the number of listings that ask for them beside one of these;
   * most likely first.
   */
  beside(keys: readonly string[], most: number): { skill: string; listings: number }[];
  /** Names of the jobs that ask for such skills, with the number of listings; most likely first. */
  rolesFor(keys: readonly string[], most: number): { role: string; listings: number }[];
  /** Approximate number of findable candidates who list it: rounded to fives; undefined for fewer than 5. */
  candidates(key: string): number | undefined;
  /** Prepares the typed skills of a job or a person for comparison with many others. */
  embed(typed: readonly string[]): Embedding;
  /** How well a person's skills match those of a job, from 0 to 1; the best measured formula (`bench:matching`). */
  likeness(asked: Embedding, have: Embedding): number;
}

/** The model before the first training: only identical skills match, and none are near. */
export const untrained = (merged: ReadonlyMap<string, string> = new Map()): SkillModel => ({
  version: 0,
  key: (typed) => mergedKey(skillKey(typed), merged),
  name: (key) => key,
  near: () => undefined,
  vector: () => undefined,
  listings: () => 0,
  beside: () => [],
  rolesFor: () => [],
  candidates: () => undefined,
  ...embeddings(merged),
});

/** The model of one process, kept at the newest version. */
export interface SkillModels {
  current(): SkillModel;
  /** Resolves when the newest is read. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const UNTRAINED = untrained();

/** Returns the current skill model; before the first training, one that knows identical skills only. */
export const skillModelOf = ({ skillModels }: { skillModels?: SkillModels | undefined }): SkillModel =>
  skillModels?.current() ?? UNTRAINED;
