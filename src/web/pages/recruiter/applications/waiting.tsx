import { dayInIndia } from '#contract/rules.ts';
import { toolTexts } from '#texts/recruiter-bulk.ts';
import { classNames } from '#web/components/class-names.ts';

/** From here on a candidate has waited long. */
const LONG_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days in India between two instants. */
const daysBetween = (since: string, now: string): number =>
  Math.round((Date.parse(dayInIndia(new Date(now))) - Date.parse(dayInIndia(new Date(since)))) / DAY_MS);

/** How long an application has had no answer; nothing on its first day. */
export function Waiting({ since, now }: { since: string; now: string }) {
  const days = daysBetween(since, now);
  if (days < 1) return null;
  return (
    <span className={classNames('sub', days >= LONG_DAYS && 'text-amber font-medium')}>
      {' '}
      {toolTexts.waiting({ days })}
    </span>
  );
}
