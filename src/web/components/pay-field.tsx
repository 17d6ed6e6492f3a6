import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Pay,
  type PayPeriod,
  type PayProblem,
  payProblem,
  readPay,
  readPayRange,
  typedPay,
  typedPayEnds,
  type WrittenEnd,
} from '#contract/pay.ts';
import { payTexts as texts } from '#texts/components.ts';
import { Field, type FieldBasics, useControl } from '#web/components/field.tsx';
import { inputClass } from '#web/components/text-field.tsx';
import { countText } from '#web/lib/formats.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import { payText, understoodPay } from '#web/lib/pay-text.ts';

/** Formats a known value as a user could have typed it: a small amount per year needs its period. */
const plainPay = (rupees: number, period: PayPeriod): string => {
  if (period === 'month') return countText(Math.round(rupees / 12));
  const plain = countText(rupees);
  return typedPay(plain) === rupees ? plain : payText(rupees).replace('₹', '');
};

/** A text as typed, and how it was read. */
interface TypedAmount extends WrittenEnd {
  text: string;
}

/** Whether the text still stands for the value: a value set from outside replaces it. */
const isCurrent = (typed: TypedAmount | undefined, value: number | null): typed is TypedAmount =>
  typed !== undefined && Object.is(typed.rupees, value);

/** When the job becomes an internship, an amount typed per year is read as per month, and the other way round. */
const useReadAnew = (period: PayPeriod, read: () => void) => {
  const readAnew = useEffectEvent(read);
  const readAs = useRef(period);
  useEffect(() => {
    if (readAs.current === period) return;
    readAs.current = period;
    readAnew();
  }, [period]);
};

interface AmountProps
  extends FieldBasics,
    Omit<ComponentProps<'input'>, 'name' | 'size' | 'value' | 'defaultValue' | 'type' | 'onChange'> {
  /** The period assumed for a number without one, and used to show the value; a year by default. */
  period?: PayPeriod;
  /** Whole rupees a year; not finite while the text is not a valid amount. */
  value: number | null;
  /** Why an amount would be rejected, where that differs from the rule for all pay. */
  problemOf?: (rupees: number) => PayProblem | undefined;
}

interface AmountInputProps extends AmountProps {
  typed: TypedAmount | undefined;
  onType: (text: string) => void;
}

/** The text stays as typed; the parsed value, or the reason for rejecting it, replaces the hint. */
function AmountInput({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  period = 'year',
  value,
  problemOf = payProblem,
  typed,
  onType,
  ...input
}: AmountInputProps) {
  const isTyped = isCurrent(typed, value);
  const plain = value === null || !Number.isFinite(value) ? '' : plainPay(value, period);
  const problem = isTyped && value !== null ? problemOf(value) : undefined;
  const understood =
    problem || value === null || !Number.isFinite(value)
      ? undefined
      : understoodPay(period, isTyped ? typed.period : period, (by) => payText(value, by));
  // Do not repeat the error.
  const back = understood ?? (problem && !error ? payProblemTexts(period)[problem] : undefined);
  const said = (
    <>
      <span role="status">{back}</span>
      {back ? null : (hint ?? (period === 'month' ? texts.byMonth : texts.byYear))}
    </>
  );
  const control = useControl({ name: input.name, hint: said, error });
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
          value={isTyped ? typed.text : plain}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </Field>
  );
}

interface PayFieldProps extends AmountProps {
  onValueChange: (rupees: number | null, text: string) => void;
}

/** One amount as users write it; a range is not accepted. */
export function PayField({ onValueChange, ...amount }: PayFieldProps) {
  const { period = 'year', value } = amount;
  const [typed, setTyped] = useState<TypedAmount>();
  const take = (text: string) => {
    const rupees = typedPay(text, period);
    setTyped({ text, rupees, period: readPayRange(text, period)?.period ?? period });
    onValueChange(rupees, text);
  };
  useReadAnew(period, () => {
    if (isCurrent(typed, value)) take(typed.text);
  });
  return <AmountInput {...amount} typed={typed} onType={take} />;
}

type Ends<T> = Record<keyof Pay, T>;

interface PayRangeProps {
  period: PayPeriod;
  ends: Ends<Omit<AmountProps, 'period'>>;
  onValueChange: (value: Ends<number | null>) => void;
}

/** The two ends of a range as users write it, each in its own field and both in one unit. */
export function PayRange({ period, ends, onValueChange }: PayRangeProps) {
  const [typed, setTyped] = useState<Partial<Ends<TypedAmount>>>({});
  const take = (changed: Partial<Ends<string>>) => {
    const textOf = (end: keyof Pay) =>
      changed[end] ?? (isCurrent(typed[end], ends[end].value) ? typed[end].text : undefined);
    const texts = { min: textOf('min'), max: textOf('max') };
    // `3-5 LPA` typed into the first field fills both fields.
    const whole = changed.min === undefined ? undefined : readPay(changed.min, period);
    const filled = whole && whole.min < whole.max ? whole.max : undefined;
    if (filled !== undefined) texts.max = undefined;
    const read = typedPayEnds({ min: texts.min ?? '', max: texts.max ?? '' }, period);
    setTyped({
      ...(texts.min !== undefined && { min: { ...read.min, text: texts.min } }),
      ...(texts.max !== undefined && { max: { ...read.max, text: texts.max } }),
    });
    onValueChange({
      min: texts.min === undefined ? ends.min.value : read.min.rupees,
      max: texts.max === undefined ? (filled ?? ends.max.value) : read.max.rupees,
    });
  };
  useReadAnew(period, () => take({}));
  const input = (end: keyof Pay) => (
    <AmountInput {...ends[end]} period={period} typed={typed[end]} onType={(text) => take({ [end]: text })} />
  );
  return (
    <div className="two">
      {input('min')}
      {input('max')}
    </div>
  );
}
