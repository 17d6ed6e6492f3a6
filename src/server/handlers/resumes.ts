import type { resumeRoutes } from '#contract/routes/resumes.ts';
import { ok } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { answerSuggestion, answerSuggestions } from '#server/modules/candidates/resume/answer-suggestion.ts';
import { buildResume } from '#server/modules/candidates/resume/build-resume.ts';
import { listSuggestions } from '#server/modules/candidates/resume/list-suggestions.ts';

export const resumeHandlers: Handlers<typeof resumeRoutes> = {
  listResumeSuggestions: async (_input, { caller, deps }) => ok(await listSuggestions(deps, caller)),
  buildResume: ({ body }, { caller, deps }) => buildResume(deps, caller, body),
  answerResumeSuggestions: async ({ body }, { caller, deps }) => ok(await answerSuggestions(deps, caller, body)),
  answerResumeSuggestion: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await answerSuggestion(deps, caller, { id, ...body })),
};
