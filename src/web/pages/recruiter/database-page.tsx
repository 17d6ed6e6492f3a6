import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { CandidateCards } from '#web/features/candidates/candidate-cards.tsx';
import { CandidateDatabase } from '#web/features/candidates/candidate-database.tsx';
import { loadCandidates, useCandidates } from '#web/features/candidates/candidate-queries.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { DATABASE } from '#web/pages/recruiter/addresses.ts';
import type { Route } from './+types/database-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.pageTitle, noindex: true });

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'recruiter');
  await loadCandidates({ url });
}

/** The candidates whom this recruiter may find. */
export default function DatabasePage() {
  const list = useCandidates();
  return (
    <main className="main-wide stack gap-5">
      <CandidateDatabase list={list} look="cards" eyes="recruiter" bare={DATABASE}>
        {(rows, actions) => <CandidateCards rows={rows} actions={actions} />}
      </CandidateDatabase>
    </main>
  );
}
