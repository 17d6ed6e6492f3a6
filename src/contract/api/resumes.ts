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
  listResumeSuggestions: { summary: 'List what was read from your newest resume', output: ResumeSuggestions },
  buildResume: {
    summary: 'Build a resume from your profile as PDF or DOCX, or save it as your resume',
    body: ResumeBuild,
    /** The file, or `ResumeSaved`. */
    output: z.unknown(),
  },
  answerResumeSuggestions: {
    summary: 'Accept or dismiss several suggestions from a resume, all or none',
    body: SuggestionAnswers,
    output: z.array(ResumeSuggestion),
  },
  answerResumeSuggestion: {
    summary: 'Accept or dismiss a suggestion from a resume',
    params: byId,
    body: SuggestionAnswer,
    output: ResumeSuggestion,
  },
} as const satisfies Record<keyof typeof resumeRoutes, Shapes>;
