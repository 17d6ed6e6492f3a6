import { type ClientLoaderFunctionArgs, createPath, redirect } from 'react-router';
import { NOTICES } from '#contract/notice-address.ts';
import { metaTexts } from '#texts/meta.ts';
import { ScriptsNeeded } from '#web/components/scripts-needed.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';

const MESSAGES = {
  candidate: '/candidate-dashboard/messages',
  recruiter: '/recruiter-maindashboards/messages',
} as const;

export const meta = () => pageMeta({ title: metaTexts.site, whole: true, noindex: true });

/** Redirects from `/messages` and `/notices` to that page in the signed-in user's area. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Response {
  const { pathname, search, hash } = new URL(request.url);
  if (pathname.endsWith('/notices')) {
    const { kind } = requireSession(request, 'candidate', 'recruiter', 'admin');
    return redirect(createPath({ pathname: NOTICES[kind], search, hash }));
  }
  const { kind } = requireSession(request, 'candidate', 'recruiter');
  return redirect(
    createPath({ pathname: kind === 'recruiter' ? MESSAGES.recruiter : MESSAGES.candidate, search, hash }),
  );
}

/** The session is unknown on the server. */
export const HydrateFallback = ScriptsNeeded;

/** Without a component the server would treat the route as a resource route. */
export default function RedirectToOwn() {
  return null;
}
