/** Separate from the calls themselves: public pages make calls without needing to know their features. */
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
import type { Feature, Route } from './routes/route.ts';
import { savedRoutes } from './routes/saved.ts';
import { streamRoutes } from './routes/stream.ts';
import type { CallName } from './routes.ts';

const BY_FEATURE = {
  accounts: accountRoutes,
  jobs: jobRoutes,
  matches: matchRoutes,
  saved: savedRoutes,
  recruiters: recruiterRoutes,
  companies: companyRoutes,
  candidates: candidateRoutes,
  profiles: profileRoutes,
  resumes: resumeRoutes,
  applications: applicationRoutes,
  conversations: conversationRoutes,
  interviews: interviewRoutes,
  offers: offerRoutes,
  notices: noticeRoutes,
  enquiries: enquiryRoutes,
  administration: administrationRoutes,
  files: fileRoutes,
  stream: streamRoutes,
} as const satisfies Record<Feature, Record<string, Route>>;

/** The feature that each call belongs to. */
export const FEATURE_OF = /* @__PURE__ */ Object.fromEntries(
  Object.entries(BY_FEATURE).flatMap(([feature, routes]) => Object.keys(routes).map((name) => [name, feature])),
) as Record<CallName, Feature>;
