import type { ComponentProps, ReactNode } from 'react';
import { languageTexts } from '#texts/language.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FieldHint, useControl } from '#web/components/field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'name' | 'type'> {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string;
  /** How many results this choice has, at the right edge; used by filters. */
  count?: number;
  /** Includes the value in the id, for several checkboxes that share one name. */
  oneOfMany?: boolean;
}

/** A 20 px checkbox in a 32 px row, 44 px on a phone. */
export function Checkbox({ label, hint, error, count, oneOfMany, className, ...input }: CheckboxProps) {
  const control = useControl({ name: input.name, hint, error });
  const id = oneOfMany ? `${control.id}-${String(input.value).replace(/[^\w-]/g, '-')}` : control.id;
  const row = (
    <label className={classNames('check', className)}>
      <input type="checkbox" {...input} {...control} id={id} className="box" />
      <span className="words">{typeof label === 'string' ? <Breakable>{label}</Breakable> : label}</span>
      {count === undefined ? null : <span className="number">{count.toLocaleString(languageTexts.locale)}</span>}
    </label>
  );
  if (!hint && !error) return row;
  return (
    <div className={classNames('field', error && 'field-error')}>
      <FieldHint id={control.id} error={error} />
      {row}
      <FieldHint id={control.id} hint={hint} />
    </div>
  );
}

/** A checkbox without a visible label, as in a table's first column. */
export function CheckBoxOnly({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return <input type="checkbox" {...input} aria-label={label} className="box" />;
}

/** A `CheckBoxOnly` with a larger touch target, for selecting a row. */
export function PickBox(box: ComponentProps<typeof CheckBoxOnly>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside has its own name
    <label className="-m-3 inline-grid size-11 cursor-pointer place-items-center align-middle">
      <CheckBoxOnly {...box} />
    </label>
  );
}
