import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { SelectOption } from '#web/components/select-field.tsx';
import { useSlash } from '#web/components/use-slash.ts';

interface SearchBoxProps {
  action: string;
  submit: string;
  /** The current values; the fields start anew when these change, as after Back and after clearing the search. */
  values: readonly string[];
  children: ReactNode;
}

/** A search with several parts in one frame: a GET form, so that it works before scripts are loaded. */
export function SearchBox({ action, submit, values, children }: SearchBoxProps) {
  return (
    <Form key={values.join('\n')} method="get" action={action} className="searchbox" role="search">
      {children}
      <Button type="submit" variant="primary" icon={Search}>
        {submit}
      </Button>
    </Form>
  );
}

interface SearchTextProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** The `/` key focuses this part. One per page. */
  slash?: boolean;
  /** The list with suggestions that `list` names. */
  suggestions?: ReactNode;
}

/** A part to type in. */
export function SearchText({ id, label, slash = false, suggestions, ...input }: SearchTextProps) {
  const box = useRef<HTMLInputElement>(null);
  const key = useSlash(box, slash);
  return (
    <div className="part">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} ref={box} aria-keyshortcuts={key} enterKeyHint="search" autoComplete="off" />
      {suggestions}
    </div>
  );
}

interface SearchChoiceProps extends ComponentProps<'select'> {
  id: string;
  label: string;
  /** The option for no choice. */
  any: string;
  options: readonly SelectOption[];
}

/** A part to choose from. */
export function SearchChoice({ id, label, any, options, ...select }: SearchChoiceProps) {
  return (
    <div className="part">
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} />
    </div>
  );
}
