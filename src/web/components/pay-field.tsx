import { type ComponentProps, useState } from 'react';
import { LOCALE } from '#contract/locale.ts';
import { type Pay, type PayPeriod, readPay } from '#contract/pay.ts';
import { payTexts as texts } from '#texts/components.ts';
import { Field, type FieldBasics, useControl } from '#web/components/field.tsx';
import { inputClass } from '#web/components/text-field.tsx';

/** "12,50,000" for 1250000: groups of two above the thousand. */
export function groupRupees(rupees: number): string {
  return rupees.toLocaleString(LOCALE, { maximumFractionDigits: 0 });
}

/** Whole rupees a year; null when nothing is typed, `NaN` when it is not understood, or is a range where one amount is asked. */
export function typedPay(typed: string, period: PayPeriod = 'year', end?: keyof Pay): number | null {
  if (typed.trim() === '') return null;
  const pay = readPay(typed, period);
  if (!pay || (!end && pay.min !== pay.max)) return Number.NaN;
  return pay[end ?? 'min'];
}

/** What was understood of pay that was typed in other texts than whole rupees; nothing when there is nothing to say. */
export function payEcho(typed: string, period: PayPeriod = 'year', end?: keyof Pay): string | undefined {
  const rupees = /^[\d,\s₹]*$/.test(typed) ? null : typedPay(typed, period, end);
  if (rupees === null || Number.isNaN(rupees)) return undefined;
  return period === 'month'
    ? texts.aMonth({ rupees: groupRupees(rupees / 12) })
    : texts.aYear({ rupees: groupRupees(rupees) });
}

interface PayFieldProps
  extends FieldBasics,
    Omit<ComponentProps<'input'>, 'name' | 'size' | 'value' | 'defaultValue' | 'type' | 'onChange'> {
  /** What a number without a period means, and how the value is shown; a year when not said. */
  period?: PayPeriod;
  /** Which end of a range is this field's; without it a range is not understood. */
  end?: keyof Pay;
  /** Whole rupees a year; `NaN` while what is typed is not understood. */
  value: number | null;
  /** `pay` is a range when one was typed into this one field. */
  onValueChange: (rupees: number | null, pay: Pay | undefined) => void;
}

/** Pay as people write it. The text stays as it is typed, and what was understood stands under it. */
export function PayField({
  label,
  hint,
  error,
  optional,
  className,
  period = 'year',
  end,
  value,
  onValueChange,
  ...input
}: PayFieldProps) {
  const [typed, setTyped] = useState<{ text: string; rupees: number | null }>();
  const months = period === 'month' ? 12 : 1;
  const plain = value === null || Number.isNaN(value) ? '' : groupRupees(value / months);
  // A value that came from elsewhere replaces what was typed.
  const text = typed && Object.is(typed.rupees, value) ? typed.text : plain;
  const control = useControl({ name: input.name, hint: payEcho(text, period, end) ?? hint, error });
  return (
    <Field {...{ id: control.id, label, hint: payEcho(text, period, end) ?? hint, error, optional, className }}>
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
          onChange={(event) => {
            const next = event.target.value;
            const rupees = typedPay(next, period, end);
            setTyped({ text: next, rupees });
            onValueChange(rupees, readPay(next, period));
          }}
        />
      </div>
    </Field>
  );
}
