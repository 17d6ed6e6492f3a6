import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { CandidateCards } from '#web/candidates/candidate-cards.tsx';
import { CandidateDatabase } from '#web/candidates/candidate-database.tsx';
import { loadCandidates } from '#web/candidates/load-candidates.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { DATABASE } from '#web/pages/recruiter/addresses.ts';
import type { Route } from './+types/database-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.pageTitle, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  return await loadCandidates(request);
}

/** The candidates whom this recruiter may find. */
export default function DatabasePage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="main-wide stack gap-5">
      <CandidateDatabase list={loaderData} look="cards" eyes="recruiter" bare={DATABASE}>
        {(rows, actions) => <CandidateCards rows={rows} actions={actions} />}
      </CandidateDatabase>
    </main>
  );
}
