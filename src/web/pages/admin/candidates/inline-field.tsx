import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { FieldHint, useControl } from '#web/components/field.tsx';
import type { EditedField } from '#web/pages/admin/candidates/use-candidate-edit.ts';

const WIDTHS: Readonly<Record<EditedField, string>> = { email: 'sm:w-46', phone: 'sm:w-34', applyFor: 'sm:w-30' };

interface InlineFieldProps {
  name: EditedField;
  label: string;
  hint?: string;
  error: string | undefined;
  children: (control: ReturnType<typeof useControl> & { 'aria-label': string }) => ReactNode;
}

/** A control in a cell; the column's head is its label, its error stands under it. */
export function InlineField({ name, label, hint, error, children }: InlineFieldProps) {
  const control = useControl({ name, hint, error });
  return (
    <span
      className={classNames(
        'grid w-full grid-cols-[minmax(0,1fr)] gap-1 leading-normal whitespace-normal',
        WIDTHS[name],
        error && 'field-error',
      )}
    >
      {children({ ...control, 'aria-label': label })}
      <FieldHint id={control.id} hint={hint} error={error} />
    </span>
  );
}
