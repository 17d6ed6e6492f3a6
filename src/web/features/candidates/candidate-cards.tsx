import type { DatabaseActions } from '#web/features/candidates/candidate-actions.tsx';
import { CandidateCard } from '#web/features/candidates/candidate-card.tsx';
import type { Candidate } from '#web/features/candidates/candidate-queries.ts';

/** The database as cards. */
export function CandidateCards({ rows, actions }: { rows: readonly Candidate[]; actions: DatabaseActions }) {
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {rows.map((candidate) => (
        <CandidateCard key={candidate._id} candidate={candidate} actions={actions} />
      ))}
    </ul>
  );
}
