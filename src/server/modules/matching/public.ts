/** Matching people and jobs by skills. Each export's own docstring says what it takes and gives. */

export { type SkillModel, type SkillModels, skillModelOf, untrained } from './model/skill-model.ts';
export { skillKey } from './skills/skill-key.ts';
