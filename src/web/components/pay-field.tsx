import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Pay,
  type PayPeriod,
  type PayProblem,
  payProblem,
  readPay,
  readPayRange,
  typedPay,
} from '#contract/pay.ts';
import { payTexts as texts } from '#texts/components.ts';
import { Field, type FieldBasics, useControl } from '#web/components/field.tsx';
import { inputClass } from '#web/components/text-field.tsx';
import { countText } from '#web/lib/formats.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import { payText, understoodPay } from '#web/lib/pay-text.ts';

interface PayFieldProps
  extends FieldBasics,
    Omit<ComponentProps<'input'>, 'name' | 'size' | 'value' | 'defaultValue' | 'type' | 'onChange'> {
  /** The period assumed for a number without one, and used to show the value; a year by default. */
  period?: PayPeriod;
  /** Which end of a range this field is; without it a range is not accepted. */
  end?: keyof Pay;
  /** Whole rupees a year; not finite while the text is not a valid amount. */
  value: number | null;
  /** `pay` is set when a range was typed into this one field. */
  onValueChange: (rupees: number | null, pay: Pay | undefined, text: string) => void;
  /** Why an amount would be rejected, where that differs from the rule for all pay. */
  problemOf?: (rupees: number) => PayProblem | undefined;
}

/** Formats a known value as a user could have typed it: a small amount per year needs its period. */
const plainPay = (rupees: number, period: PayPeriod): string => {
  if (period === 'month') return countText(Math.round(rupees / 12));
  const plain = countText(rupees);
  return typedPay(plain) === rupees ? plain : payText(rupees).replace('₹', '');
};

/**
 * Pay as users write it. The text stays as typed; the parsed value, or the reason for rejecting it, replaces the hint.
 */
export function PayField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  period = 'year',
  end,
  value,
  onValueChange,
  problemOf = payProblem,
  ...input
}: PayFieldProps) {
  const [typed, setTyped] = useState<{ text: string; rupees: number | null }>();
  const plain = value === null || !Number.isFinite(value) ? '' : plainPay(value, period);
  // A value set from outside replaces the typed text.
  const isTyped = typed !== undefined && Object.is(typed.rupees, value);
  const text = isTyped ? typed.text : plain;
  const written = (isTyped && readPayRange(text, period)?.period) || period;
  const problem = isTyped && value !== null ? problemOf(value) : undefined;
  const understood =
    problem || value === null || !Number.isFinite(value)
      ? undefined
      : understoodPay(period, written, (by) => payText(value, by));
  // Do not repeat the error.
  const back = understood ?? (problem && !error ? payProblemTexts(period)[problem] : undefined);
  const said = (
    <>
      <span role="status">{back}</span>
      {back ? null : (hint ?? (period === 'month' ? texts.byMonth : texts.byYear))}
    </>
  );
  const control = useControl({ name: input.name, hint: said, error });
  const take = (next: string) => {
    const rupees = typedPay(next, period, end);
    setTyped({ text: next, rupees });
    onValueChange(rupees, readPay(next, period), next);
  };
  // When the job becomes an internship, an amount typed per year is read as per month, and the other way round.
  const readAnew = useEffectEvent(() => {
    if (isTyped) take(text);
  });
  const readAs = useRef(period);
  useEffect(() => {
    if (readAs.current === period) return;
    readAs.current = period;
    readAnew();
  }, [period]);
  return (
    <Field {...{ id: control.id, label, hint: said, error, optional, aside, className }}>
      <div className="affix">
        <span className="before" aria-hidden="true">
          ₹
        </span>
        <input
          autoComplete="off"
          maxLength={40}
          {...input}
          {...control}
          type="text"
          className={inputClass(undefined, 'num')}
          value={text}
          onChange={(event) => take(event.target.value)}
        />
      </div>
    </Field>
  );
}
