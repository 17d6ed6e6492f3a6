import { DUE_SOON_DAYS, daysUntil } from '#contract/answer-promise.ts';
import { dayInIndia } from '#contract/rules.ts';
import { toolTexts } from '#texts/recruiter-bulk.ts';
import { classNames } from '#web/components/class-names.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';

/** From this many days on, a wait counts as long. */
const LONG_DAYS = 7;

interface WaitingProps {
  application: Pick<Application, 'status' | 'appliedAt' | 'answerBy' | 'unanswered'>;
  now: string;
}

/**
 * Days left to answer as promised, or otherwise how long an application has been unanswered; nothing on its first day.
 */
export function Waiting({ application: { status, appliedAt, answerBy, unanswered }, now }: WaitingProps) {
  if (status !== 'pending') return null;
  const today = dayInIndia(new Date(now));
  if (answerBy && unanswered) {
    const left = daysUntil(answerBy, today);
    const tone = left < 0 ? 'text-red' : 'text-amber';
    return (
      <span className={classNames('sub', left <= DUE_SOON_DAYS && `${tone} font-medium`)}>
        {' '}
        {left < 0 ? toolTexts.over({ days: -left }) : toolTexts.left({ days: left })}
      </span>
    );
  }
  const days = -daysUntil(dayInIndia(new Date(appliedAt)), today);
  if (days < 1) return null;
  return (
    <span className={classNames('sub', days >= LONG_DAYS && 'text-amber font-medium')}>
      {' '}
      {toolTexts.waiting({ days })}
    </span>
  );
}
