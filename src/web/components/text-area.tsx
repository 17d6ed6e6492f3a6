import type { ComponentProps } from 'react';
import { Field, type FieldBasics, useControl } from '#web/components/field.tsx';
import { inputClass } from '#web/components/text-field.tsx';

export type TextAreaProps = FieldBasics & Omit<ComponentProps<'textarea'>, 'name'>;

/** Several lines of text; grows by its corner. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  rows = 4,
  ...area
}: TextAreaProps) {
  const control = useControl({ name: area.name, hint, error });
  return (
    <Field {...{ id: control.id, label, hint, error, optional, aside, hideLabel, className }}>
      <textarea rows={rows} {...area} {...control} className={inputClass()} />
    </Field>
  );
}
