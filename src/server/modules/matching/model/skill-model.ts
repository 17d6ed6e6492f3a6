import { mergedKey, skillKey } from '../skills/skill-key.ts';
import { type Embedding, embeddings } from './embedding.ts';

/** What is known of skills now. All keys are normal forms (`skillKey`) but where a name is typed. */
export interface SkillModel {
  /** 0 before anything was learned. */
  version: number;
  /** The normal form of what somebody typed, with what administrators have merged. */
  key(typed: string): string;
  /** The skill as most listings write it; what was typed or the key itself when none does. */
  name(key: string): string;
  /** The one among `have` nearest to `asked`, when near enough, and how many listings ask for both. */
  near(asked: string, have: readonly string[]): { skill: string; listings: number } | undefined;
  /** Of length 1. Nothing for a skill that too few listings ask for. */
  vector(key: string): Float32Array | undefined;
  /** How many open listings ask for it. */
  listings(key: string): number;
  /** What is usually asked beside these, with the listings that ask for it beside one of them; the likeliest first. */
  beside(keys: readonly string[], most: number): { skill: string; listings: number }[];
  /** What jobs that ask for such skills are called, with how many are called so; the likeliest first. */
  rolesFor(keys: readonly string[], most: number): { role: string; listings: number }[];
  /** About how many findable candidates list it: rounded to fives; nothing when fewer than 5 do. */
  candidates(key: string): number | undefined;
  /** Makes the skills of a job or a person, as they were typed, ready to be compared with many others. */
  embed(typed: readonly string[]): Embedding;
  /** How well the skills of somebody answer those that a job asks for, from 0 to 1: what measured best (`bench:matching`). */
  likeness(asked: Embedding, have: Embedding): number;
}

/** Before the first training: equal skills are equal, and nothing is near. */
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

/** The model of each process, which takes over the newest version. */
export interface SkillModels {
  current(): SkillModel;
  /** Resolves once the newest is read. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const UNTRAINED = untrained();

/** What is known of skills now; before the first training equal skills alone. */
export const skillModelOf = ({ skillModels }: { skillModels?: SkillModels | undefined }): SkillModel =>
  skillModels?.current() ?? UNTRAINED;
