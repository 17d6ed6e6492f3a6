import Clock from 'lucide-react/icons/clock';
import type { InterviewStatus } from '#contract/vocabularies.ts';
import { statusTexts } from '#texts/components.ts';
import { Badge } from '#web/components/badge.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';

/** Blue for Scheduled, green for Selected, red for Rejected, grey otherwise; Pending when there is none. */
export function InterviewBadge({ status = 'Pending' }: { status?: InterviewStatus }) {
  if (status !== 'Pending') return <StatusBadge status={status} />;
  return <Badge icon={Clock}>{statusTexts.Pending}</Badge>;
}
