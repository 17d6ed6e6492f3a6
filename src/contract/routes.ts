/**
 * Every call of the API: its method, its path, and who may make it. The schemas of input and output are in api.ts under
 * the same names, kept apart because the browser loads this table but not zod.
 *
 * The calls of a feature are in files with its name: routes/, api/, and the server's handlers/.
 */
import { accountRoutes } from './routes/accounts.ts';
import { administrationRoutes } from './routes/administration.ts';
import { applicationRoutes } from './routes/applications.ts';
import { candidateRoutes } from './routes/candidates.ts';
import { companyRoutes } from './routes/companies.ts';
import { conversationRoutes } from './routes/conversations.ts';
import { enquiryRoutes } from './routes/enquiries.ts';
import { fileRoutes } from './routes/files.ts';
import { interviewRoutes } from './routes/interviews.ts';
import { jobRoutes } from './routes/jobs.ts';
import { matchRoutes } from './routes/matches.ts';
import { noticeRoutes } from './routes/notices.ts';
import { offerRoutes } from './routes/offers.ts';
import { profileRoutes } from './routes/profiles.ts';
import { recruiterRoutes } from './routes/recruiters.ts';
import { resumeRoutes } from './routes/resumes.ts';
import { savedRoutes } from './routes/saved.ts';
import { streamRoutes } from './routes/stream.ts';

export const ROUTES = {
  ...accountRoutes,
  ...jobRoutes,
  ...matchRoutes,
  ...savedRoutes,
  ...recruiterRoutes,
  ...companyRoutes,
  ...candidateRoutes,
  ...profileRoutes,
  ...resumeRoutes,
  ...applicationRoutes,
  ...conversationRoutes,
  ...interviewRoutes,
  ...offerRoutes,
  ...noticeRoutes,
  ...enquiryRoutes,
  ...administrationRoutes,
  ...fileRoutes,
  ...streamRoutes,
} as const;

export type CallName = keyof typeof ROUTES;
