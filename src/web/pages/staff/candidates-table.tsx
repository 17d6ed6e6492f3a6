import { useOutletContext } from 'react-router';
import { CandidateTable } from '#web/features/candidates/candidate-table.tsx';
import type { CandidatesShown } from '#web/pages/staff/candidates-page.tsx';

/** /candidates-table: the candidate database as a table. */
export default function CandidatesTable() {
  return <CandidateTable {...useOutletContext<CandidatesShown>()} />;
}
