import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  NOT_ONE_AMOUNT,
  type Pay,
  type PayPeriod,
  type PayProblem,
  payProblem,
  readPay,
  readPayRange,
  typedPay,
  type WrittenEnd,
} from '#contract/pay.ts';
import { typedPayEnds } from '#contract/pay-ends.ts';
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

const OTHER: Ends<keyof Pay> = { min: 'max', max: 'min' };

/** The two ends of a range as users write it, each in its own field. */
export function PayRange({ period, ends, onValueChange }: PayRangeProps) {
  const [typed, setTyped] = useState<Partial<Ends<TypedAmount>>>({});
  const textOf = (end: keyof Pay) => (isCurrent(typed[end], ends[end].value) ? typed[end].text : undefined);
  /** `3-5 LPA` typed into one field fills both, unless an amount was typed into the other. */
  const fill = (end: keyof Pay, text: string): boolean => {
    const whole = readPay(text, period);
    if (!whole || whole.min >= whole.max || textOf(OTHER[end])) return false;
    const writtenFor = readPayRange(text, period)?.period ?? period;
    setTyped({ [end]: { text, rupees: whole[end], period: writtenFor } });
    onValueChange(whole);
    return true;
  };
  const readBoth = (changed: Partial<Ends<string>>) => {
    const texts = { min: changed.min ?? textOf('min'), max: changed.max ?? textOf('max') };
    const read = typedPayEnds({ min: texts.min ?? '', max: texts.max ?? '' }, period);
    const amountAt = (end: keyof Pay): number | null => {
      const text = texts[end];
      if (text === undefined) return ends[end].value;
      const whole = readPay(text, period);
      return whole && whole.min !== whole.max ? NOT_ONE_AMOUNT : read[end].rupees;
    };
    const value = { min: amountAt('min'), max: amountAt('max') };
    const typedAs = (end: keyof Pay) =>
      texts[end] !== undefined && { [end]: { ...read[end], rupees: value[end], text: texts[end] } };
    setTyped({ ...typedAs('min'), ...typedAs('max') });
    onValueChange(value);
  };
  const take = (end: keyof Pay, text: string) => {
    if (!fill(end, text)) readBoth({ [end]: text });
  };
  useReadAnew(period, () => {
    const range = (['min', 'max'] as const).some((end) => fill(end, textOf(end) ?? ''));
    if (!range) readBoth({});
  });
  const input = (end: keyof Pay) => (
    <AmountInput {...ends[end]} period={period} typed={typed[end]} onType={(text) => take(end, text)} />
  );
  return (
    <div className="two">
      {input('min')}
      {input('max')}
    </div>
  );
}
