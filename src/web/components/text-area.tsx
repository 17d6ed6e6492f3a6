import type { ComponentProps } from 'react';
import { Field, type FieldBasics, useField } from '#web/components/field.tsx';
import { inputClass } from '#web/components/text-field.tsx';

export type TextAreaProps = FieldBasics & Omit<ComponentProps<'textarea'>, 'name'>;

/** A multi-line text field, resizable by its corner. */
export function TextArea(props: TextAreaProps) {
  const [frame, { rows = 4, ...area }] = useField(props);
  return (
    <Field {...frame}>
      <textarea rows={rows} {...area} className={inputClass()} />
    </Field>
  );
}
