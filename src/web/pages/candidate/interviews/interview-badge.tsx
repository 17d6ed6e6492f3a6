import Clock from 'lucide-react/icons/clock';
import type { InterviewStatus } from '#contract/vocabularies.ts';
import { Badge, StatusBadge } from '#web/components/status-badge.tsx';
import { statusWords } from '#web/words/en/components.ts';

/** Blue for Scheduled, green for Selected, red for Rejected, grey otherwise; Pending when there is none. */
export function InterviewBadge({ status = 'Pending' }: { status?: InterviewStatus }) {
  if (status !== 'Pending') return <StatusBadge status={status} />;
  return <Badge icon={Clock}>{statusWords.Pending}</Badge>;
}
