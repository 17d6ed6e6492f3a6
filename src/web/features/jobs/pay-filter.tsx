import { useEffect, useRef, useState } from 'react';
import { isPayBand, type PayPeriod, payOfBand, readPayFilter } from '#contract/pay.ts';
import { SALARY_BANDS } from '#contract/vocabularies.ts';
import { jobTexts } from '#texts/jobs.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { payRangeText } from '#web/features/jobs/filter-bands.ts';
import { countText, lakhs } from '#web/lib/formats.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';

const words = jobTexts.filters;

/** Formats a band as a user could have typed it: `8 LPA`, or `15,000` for a stipend. */
const typedBand = (band: string, period: PayPeriod): string => {
  const { min, max } = payOfBand(band);
  const ends = max === null ? [min] : [min, max];
  return period === 'month'
    ? ends.map((end) => countText(Math.round(end / 12))).join(' - ')
    : `${ends.map(lakhs).join('-')} LPA`;
};

interface PayFilterProps {
  period: PayPeriod;
  /** The filter's values in the address, including those of the checkboxes. */
  given: readonly string[];
  /** Renders its own button, where nothing else submits the form. */
  button: boolean;
}

/** The minimum pay, or a range, as users write it. The parsed value is shown back. */
export function PayFilter({ period, given, button }: PayFilterProps) {
  const isBoxed = (value: string) => period === 'year' && (SALARY_BANDS as readonly string[]).includes(value);
  const [first = '', ...others] = given.filter((value) => value !== '' && !isBoxed(value));
  const shown = isPayBand(first) ? typedBand(first, period) : first;
  const [typed, setTyped] = useState(shown);
  const [from, setFrom] = useState(first);
  const [isRefused, refuse] = useState(first !== '');
  // After Back, a removed chip or "Clear All", the text follows the address.
  if (from !== first) {
    setFrom(first);
    setTyped(shown);
    refuse(first !== '');
  }
  const pay = typed.trim() === '' ? undefined : readPayFilter(typed, period);
  const problem = typeof pay === 'string' ? payProblemTexts(period)[pay] : undefined;
  const input = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  // Blocks submitting while the text is invalid; the message is shown in the page instead of the browser's bubble.
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  // The reason replaces the hint until it becomes the error.
  const said = typeof pay === 'object' ? payRangeText(pay, period) : isRefused ? undefined : problem;
  return (
    <div ref={whole} className="stack gap-2 pt-2 pb-2">
      <TextField
        ref={input}
        name="salary"
        size="s"
        label={period === 'month' ? words.leastStipend : words.leastSalary}
        hint={
          <>
            <span role="status">{said}</span>
            {said ? null : period === 'month' ? words.asStipend : words.asSalary}
          </>
        }
        error={isRefused ? problem : undefined}
        value={typed}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          refuse(false);
        }}
        onInvalid={(event) => {
          event.preventDefault();
          refuse(true);
          // A field in a closed section cannot be focused.
          event.currentTarget.closest('details')?.setAttribute('open', '');
          event.currentTarget.focus();
          // The error above the field pushes it down.
          requestAnimationFrame(() => whole.current?.scrollIntoView({ block: 'nearest' }));
        }}
      />
      {others.map((other) => (
        <input key={other} type="hidden" name="salary" value={other} />
      ))}
      {button ? (
        <Button type="submit" size="s" className="justify-self-start">
          {words.setPay}
        </Button>
      ) : null}
    </div>
  );
}
