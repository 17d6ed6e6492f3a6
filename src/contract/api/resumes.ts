import { z } from 'zod';
import {
  ResumeBuild,
  ResumeSuggestion,
  ResumeSuggestions,
  SuggestionAnswer,
  SuggestionAnswers,
} from '#contract/resumes.ts';
import type { resumeRoutes } from '#contract/routes/resumes.ts';
import { byId, type Shapes } from './shapes.ts';

export const resumeApi = {
  listResumeSuggestions: { summary: 'What was read from the newest resume', output: ResumeSuggestions },
  buildResume: {
    summary: 'Makes a resume of the own profile, as PDF or DOCX, or saves it as the own resume',
    body: ResumeBuild,
    /** The file, or `ResumeSaved`. */
    output: z.unknown(),
  },
  answerResumeSuggestions: {
    summary: 'Answers what was read from a resume, all together or not at all',
    body: SuggestionAnswers,
    output: z.array(ResumeSuggestion),
  },
  answerResumeSuggestion: {
    summary: 'Answers something that was read from a resume',
    params: byId,
    body: SuggestionAnswer,
    output: ResumeSuggestion,
  },
} as const satisfies Record<keyof typeof resumeRoutes, Shapes>;
