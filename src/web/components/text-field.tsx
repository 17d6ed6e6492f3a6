import type { ComponentProps } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Field, type FieldBasics, useField } from '#web/components/field.tsx';

export type ControlSize = 'l' | 'm' | 's';

export interface TextFieldProps extends FieldBasics, Omit<ComponentProps<'input'>, 'name' | 'size'> {
  /** l 44 px, m 40 px, s 32 px; all 44 px on a phone. */
  size?: ControlSize;
}

/** Returns the class of an input of a given size. */
export function inputClass(size: ControlSize = 'l', extra?: string): string {
  return classNames('input', size !== 'l' && `input-${size}`, extra);
}

/** A single-line text field. Spread react-hook-form's `register(...)` over it, or use it alone. */
export function TextField(props: TextFieldProps) {
  const [frame, { size, ...input }] = useField(props);
  return (
    <Field {...frame}>
      <input type="text" {...input} className={inputClass(size)} />
    </Field>
  );
}
