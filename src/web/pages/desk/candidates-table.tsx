import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { loadCandidates } from '#web/candidates/load-candidates.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { CandidatesPage } from '#web/pages/desk/candidates-page.tsx';
import { databaseWords } from '#web/words/en/recruiter-database.ts';

export const meta: MetaFunction = () => pageMeta({ title: databaseWords.pageTitle, noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, 'recruiter', 'admin');
  return await loadCandidates(request);
}

/** /candidates-table: the candidate database as a table. */
export default function CandidatesTable() {
  return <CandidatesPage list={useLoaderData<typeof clientLoader>()} look="table" />;
}
