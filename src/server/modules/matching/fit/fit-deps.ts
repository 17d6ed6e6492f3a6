import type { Deps } from '#server/deps.ts';
import type { SkillModels } from '../model/skill-model.ts';

/** What the fits ask for; without models equal skills alone are known. */
export type FitDeps = Pick<Deps, 'db' | 'now'> & { skillModels?: SkillModels | undefined };
