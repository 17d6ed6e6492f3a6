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

/** The features called by public pages. Each of these pages loads these routes and no others. */
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

/** Returns the route of a call; synchronous for those of public pages. */
export const routeOf = (name: CallName): Route | Promise<Route> =>
  PUBLIC_ROUTES[name] ?? import('#contract/routes.ts').then(({ ROUTES }): Route => ROUTES[name]);
