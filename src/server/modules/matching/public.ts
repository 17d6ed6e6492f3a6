/** Matching people and jobs by skills. Each export's docstring says what it takes and returns. */

export { deleteFits } from './fit/application-fits.store.ts';
export { applicationFit, figuresOf, storeFirstFit } from './fit/application-fits.ts';
export { bestJobs } from './fit/best-jobs.ts';
export { dismissJob, undismissJob } from './fit/dismiss-job.ts';
export { dismissedJobs } from './fit/dismissed-jobs.ts';
export type { FitDeps } from './fit/fit-deps.ts';
export { readFitIndex } from './fit/fit-index.ts';
export { fittingCandidates } from './fit/fitting-candidates.ts';
export { takeUnmailedJobs, unmailedJobs } from './fit/mailed-jobs.ts';
export { ownFit, ownFits } from './fit/own-fits.ts';
export { matchingData } from './fit/personal-data.ts';
export { postingFit } from './fit/posting-fit.ts';
export { AGAIN, FITS_AT, workOnFits } from './fit/refresh-fits.ts';
export { askedSkills, whatToLearn } from './fit/what-to-learn.ts';
export { openSkillModels } from './model/open-skill-models.ts';
export { type SkillModel, type SkillModels, skillModelOf } from './model/skill-model.ts';
export { TRAINING_AT, trainSkills } from './model/train-skills.ts';
export { decideSkillAlias } from './skills/decide-skill-alias.ts';
export { listSkillAliases } from './skills/list-skill-aliases.ts';
