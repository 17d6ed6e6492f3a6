import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { enquiryTexts as texts } from '#texts/admin-enquiries.ts';
import { Badge } from '#web/components/badge.tsx';
import { dayText } from '#web/lib/formats.ts';

/** Whether an enquiry is answered; since when and by whom if known. */
export function AnsweredBadge({ answered, at, by }: { answered: boolean; at: string | null; by: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={answered ? 'green' : 'amber'} icon={answered ? Check : Clock}>
        {answered ? texts.answered : texts.open}
      </Badge>
      {answered && at ? (
        <span className="small muted num">{by ? texts.answeredOn({ day: dayText(at), by }) : dayText(at)}</span>
      ) : null}
    </span>
  );
}
