import { useSearchParams } from 'react-router';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { CandidateCards } from '#web/features/candidates/candidate-cards.tsx';
import { CandidateDatabase } from '#web/features/candidates/candidate-database.tsx';
import { loadCandidates, useCandidates } from '#web/features/candidates/candidate-queries.ts';
import { OWN_JOBS } from '#web/features/jobs/own-job-field.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { DATABASE } from '#web/pages/recruiter/addresses.ts';
import { FittingCandidates } from '#web/pages/recruiter/fitting/fitting-candidates.tsx';
import { FittingForm } from '#web/pages/recruiter/fitting/fitting-form.tsx';
import { fittedJobIn, loadFitting } from '#web/pages/recruiter/fitting/fitting-queries.ts';
import type { Route } from './+types/database-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.pageTitle, noindex: true });

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  const job = fittedJobIn(url.searchParams);
  await Promise.all([settle(load(OWN_JOBS)), job ? loadFitting(job, url.searchParams) : loadCandidates({ url })]);
}

/** The candidates that this recruiter may find, or those who match one of their jobs. */
export default function DatabasePage() {
  const job = fittedJobIn(useSearchParams()[0]);
  return (
    <main className="main-wide stack gap-5">
      <FittingForm key={job} job={job} />
      {job ? <FittingCandidates job={job} /> : <WholeDatabase />}
    </main>
  );
}

function WholeDatabase() {
  const list = useCandidates();
  return (
    <CandidateDatabase list={list} look="cards" eyes="recruiter" bare={DATABASE}>
      {(rows, actions) => <CandidateCards rows={rows} actions={actions} />}
    </CandidateDatabase>
  );
}
