import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { databaseTexts } from '#texts/recruiter-database.ts';
import type { DatabaseActions } from '#web/features/candidates/candidate-actions.tsx';
import { CandidateDatabase } from '#web/features/candidates/candidate-database.tsx';
import { type Candidate, loadCandidates, useCandidates } from '#web/features/candidates/candidate-queries.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/candidates-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: databaseTexts.pageTitle, noindex: true });

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter', 'admin');
  await loadCandidates({ url });
}

/** Context for both the cards and the table. */
export interface CandidatesShown {
  rows: readonly Candidate[];
  actions: DatabaseActions;
  eyes: 'recruiter' | 'admin';
}

/**
 * The candidate database as a page, inside the recruiter's or the administrator's main part. Its filters are kept when
 * switching between cards and table.
 */
export default function CandidatesPage() {
  const list = useCandidates();
  const { pathname } = useLocation();
  const frame = useRouteLoaderData<{ kind: 'recruiter' | 'admin' }>('staff');
  const eyes = frame?.kind ?? 'recruiter';
  const database = (
    <CandidateDatabase list={list} look={isTable(pathname) ? 'table' : 'cards'} eyes={eyes} bare={pathname}>
      {(rows, actions) => <Outlet context={{ rows, actions, eyes } satisfies CandidatesShown} />}
    </CandidateDatabase>
  );
  return eyes === 'recruiter' ? <main className="main-wide stack gap-5">{database}</main> : database;
}

const isTable = (pathname: string): boolean => pathname.startsWith('/candidates-table');
