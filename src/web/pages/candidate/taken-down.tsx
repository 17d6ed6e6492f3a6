import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { CallOutput } from '#contract/api.ts';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { takenDownTexts as texts } from '#texts/candidate-answers.ts';
import { Badge } from '#web/components/badge.tsx';
import { Notice } from '#web/components/notice.tsx';

type Planned = Pick<CallOutput<'listInterviews'>['data'][number], 'status' | 'interviewDateTime' | 'takenDown'>;

/** Whether an interview stands, but its candidate must not go, as its job was taken down. */
export const isUnsafe = ({ status, interviewDateTime, takenDown }: Planned, now: string): boolean =>
  takenDown === true && status !== 'Cancelled' && status !== 'Rejected' && !isInterviewOver(interviewDateTime, now);

interface TakenDownProps {
  of: { takenDown?: true | undefined };
  /** Whether an interview is ahead, to which the candidate must not go. */
  interviewAhead?: boolean | undefined;
}

/** A warning next to a job that was taken down; nothing for other jobs. */
export function TakenDown({ of, interviewAhead }: TakenDownProps) {
  return of.takenDown ? (
    <Notice tone="amber" title={interviewAhead ? `${texts.title} ${texts.stayAway}` : texts.title}>
      {texts.care}
    </Notice>
  ) : null;
}

/** What an interview or an offer of such a job shows instead of its status. */
export function TakenDownBadge() {
  return (
    <Badge tone="amber" icon={TriangleAlert}>
      {texts.badge}
    </Badge>
  );
}
