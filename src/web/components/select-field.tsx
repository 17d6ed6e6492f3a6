import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldBasics, useField } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { type ControlSize, inputClass } from '#web/components/text-field.tsx';
import { langOf } from '#web/lib/lang-of.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldBasics, Omit<ComponentProps<'select'>, 'name' | 'size'> {
  /** A string is both value and label. */
  options: ReadonlyArray<string | SelectOption>;
  /** The first, empty choice: "Select", "All statuses". Without it there is none. */
  placeholder?: string;
  size?: ControlSize;
}

/** The native select, which every phone supports. */
export function SelectField(props: SelectFieldProps) {
  const [frame, { size, options, placeholder, ...select }] = useField(props);
  return (
    <Field {...frame}>
      <span className="select">
        <select {...select} className={inputClass(size)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: words } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value} lang={langOf(words)}>
                {words}
              </option>
            );
          })}
        </select>
        <Icon as={ChevronDown} />
      </span>
    </Field>
  );
}
