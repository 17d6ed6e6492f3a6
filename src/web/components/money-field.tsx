import { type ComponentProps, useState } from 'react';
import { Field, type FieldBasics, useControl } from '#web/components/field.tsx';
import { type ControlSize, inputClass } from '#web/components/text-field.tsx';

/** "12,50,000" for 1250000: groups of two above the thousand. */
export function groupRupees(rupees: number): string {
  return rupees.toLocaleString('en-IN', { maximumFractionDigits: 0 });
}

/** Whole rupees out of what was typed or pasted ("₹12,50,000", "12 50 000"); null when there is no digit. */
export function parseRupees(text: string): number | null {
  const digits = text
    .replace(/\.\d*$/, '')
    .replace(/\D/g, '')
    .slice(0, 13);
  return digits === '' ? null : Number(digits);
}

interface MoneyFieldProps
  extends FieldBasics,
    Omit<ComponentProps<'input'>, 'name' | 'size' | 'value' | 'defaultValue' | 'type' | 'onChange'> {
  /** Whole rupees; give it together with `onValueChange` (react-hook-form: through `Controller`). */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (rupees: number | null) => void;
  size?: ControlSize;
}

/** An amount in rupees, grouped as it is typed. A plain form submits the grouped text: read it with `parseRupees`. */
export function MoneyField({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  size,
  className,
  value,
  defaultValue,
  onValueChange,
  ...input
}: MoneyFieldProps) {
  const control = useControl({ name: input.name, hint, error });
  const [own, setOwn] = useState(defaultValue ?? null);
  const rupees = value === undefined ? own : value;
  return (
    <Field {...{ id: control.id, label, hint, error, optional, aside, hideLabel, className }}>
      <div className="affix">
        <span className="before" aria-hidden="true">
          ₹
        </span>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          className={inputClass(size, 'num')}
          value={rupees === null ? '' : groupRupees(rupees)}
          onChange={(event) => {
            const box = event.target;
            const next = parseRupees(box.value);
            const digitsAfter = box.value.slice(box.selectionEnd ?? box.value.length).replace(/\D/g, '').length;
            setOwn(next);
            onValueChange?.(next);
            // The commas move while typing; the cursor keeps its place among the digits.
            requestAnimationFrame(() => {
              const place = placeBefore(box.value, digitsAfter);
              if (document.activeElement === box) box.setSelectionRange(place, place);
            });
          }}
        />
      </div>
    </Field>
  );
}

/** The index in a grouped number that has so many digits after it. */
function placeBefore(grouped: string, digitsAfter: number): number {
  let index = grouped.length;
  for (let seen = 0; index > 0 && seen < digitsAfter; index -= 1) if (/\d/.test(grouped[index - 1] ?? '')) seen += 1;
  return index;
}
