import { useOutletContext } from 'react-router';
import { CandidateTable } from '#web/candidates/candidate-table.tsx';
import type { CandidatesShown } from '#web/pages/desk/candidates-page.tsx';

/** /candidates-table: the candidate database as a table. */
export default function CandidatesTable() {
  return <CandidateTable {...useOutletContext<CandidatesShown>()} />;
}
