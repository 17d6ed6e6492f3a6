import { useOutletContext } from 'react-router';
import { CandidateCards } from '#web/features/candidates/candidate-cards.tsx';
import type { CandidatesShown } from '#web/pages/staff/candidates-page.tsx';

/** /all-candidates: the candidate database as cards. */
export default function AllCandidates() {
  const { rows, actions } = useOutletContext<CandidatesShown>();
  return <CandidateCards rows={rows} actions={actions} />;
}
