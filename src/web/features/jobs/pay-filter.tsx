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

/** A band as somebody could have typed it: `8 LPA`, of a stipend `15,000`. */
const typedBand = (band: string, period: PayPeriod): string => {
  const { min, max } = payOfBand(band);
  const ends = max === null ? [min] : [min, max];
  return period === 'month'
    ? ends.map((end) => countText(Math.round(end / 12))).join(' - ')
    : `${ends.map(lakhs).join('-')} LPA`;
};

interface PayFilterProps {
  period: PayPeriod;
  /** The values of the filter in the address; the boxes show those that are theirs. */
  given: readonly string[];
  /** Its own button, where nothing else sends the form. */
  button: boolean;
}

/** The least pay that is wanted, or a range, as people write it. What was understood is said back. */
export function PayFilter({ period, given, button }: PayFilterProps) {
  const isBoxed = (value: string) => period === 'year' && (SALARY_BANDS as readonly string[]).includes(value);
  const [first = '', ...others] = given.filter((value) => value !== '' && !isBoxed(value));
  const shown = isPayBand(first) ? typedBand(first, period) : first;
  const [typed, setTyped] = useState(shown);
  const [from, setFrom] = useState(first);
  const [isRefused, refuse] = useState(first !== '');
  // Back, a removed chip, "Clear All": the text follows the address.
  if (from !== first) {
    setFrom(first);
    setTyped(shown);
    refuse(first !== '');
  }
  const pay = typed.trim() === '' ? undefined : readPayFilter(typed, period);
  const problem = typeof pay === 'string' ? payProblemTexts(period)[pay] : undefined;
  const input = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  // The form is not sent while it is not understood; what to do is said in the page, not in the browser's bubble.
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  // Why it would be refused stands in place of the hint, until it is the error.
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
          // What is folded away cannot be focused.
          event.currentTarget.closest('details')?.setAttribute('open', '');
          event.currentTarget.focus();
          // The sentence above it pushes it down.
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
