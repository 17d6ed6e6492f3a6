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

/** Leads from `/messages` and `/notices` to that page in the area of whoever is signed in. */
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

/** The server knows nobody. */
export const HydrateFallback = ScriptsNeeded;

/** Without a page the server would take the address for one that answers data. */
export default function RedirectToOwn() {
  return null;
}
