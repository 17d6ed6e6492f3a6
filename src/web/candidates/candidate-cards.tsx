import type { DatabaseActions } from '#web/candidates/candidate-actions.tsx';
import { CandidateCard } from '#web/candidates/candidate-card.tsx';
import type { Candidate } from '#web/candidates/candidate-queries.ts';

/** The database as cards. */
export function CandidateCards({ rows, actions }: { rows: readonly Candidate[]; actions: DatabaseActions }) {
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 2xl:grid-cols-3">
      {rows.map((candidate) => (
        <CandidateCard key={candidate._id} candidate={candidate} actions={actions} />
      ))}
    </ul>
  );
}
