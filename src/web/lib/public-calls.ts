import { accountRoutes } from '#contract/routes/accounts.ts';
import { applicationRoutes } from '#contract/routes/applications.ts';
import { candidateRoutes } from '#contract/routes/candidates.ts';
import { companyRoutes } from '#contract/routes/companies.ts';
import { enquiryRoutes } from '#contract/routes/enquiries.ts';
import { jobRoutes } from '#contract/routes/jobs.ts';
import { matchRoutes } from '#contract/routes/matches.ts';
import { recruiterRoutes } from '#contract/routes/recruiters.ts';
import type { Route } from '#contract/routes/route.ts';
import { savedRoutes } from '#contract/routes/saved.ts';
import type { CallName } from '#contract/routes.ts';

/** The features whose calls public pages make. Every one of these pages loads them, and none of the others. */
const PUBLIC_ROUTES: Readonly<Partial<Record<CallName, Route>>> = {
  ...accountRoutes,
  ...applicationRoutes,
  ...candidateRoutes,
  ...companyRoutes,
  ...enquiryRoutes,
  ...jobRoutes,
  ...matchRoutes,
  ...recruiterRoutes,
  ...savedRoutes,
};

/** How a call is made; at once for those of public pages. */
export const routeOf = (name: CallName): Route | Promise<Route> =>
  PUBLIC_ROUTES[name] ?? import('#contract/routes.ts').then(({ ROUTES }): Route => ROUTES[name]);
