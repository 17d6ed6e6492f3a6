import { useSearchParams } from 'react-router';
import { classNames } from '#web/components/class-names.ts';
import { SearchField } from '#web/components/search-field.tsx';
import { SelectField, type SelectFieldProps } from '#web/components/select-field.tsx';

/** Text search filter. The first of a list, which has the slash, has room for a hint of several words. */
export function TextFilter({ name, label, slash }: { name: string; label: string; slash?: boolean }) {
  const [search] = useSearchParams();
  return (
    <SearchField
      name={name}
      label={label}
      size="m"
      slash={slash}
      defaultValue={search.get(name) ?? ''}
      className={classNames('flex-1 sm:max-w-72', slash ? 'min-w-[min(100%,14rem)]' : 'min-w-[min(100%,9rem)]')}
    />
  );
}

interface ChoiceFilterProps {
  name: string;
  label: string;
  /** Label when nothing is selected. */
  all: string;
  options: SelectFieldProps['options'];
}

/** Single choice from a list; empty means all. */
export function ChoiceFilter({ name, label, all, options }: ChoiceFilterProps) {
  const [search] = useSearchParams();
  return (
    <SelectField
      name={name}
      label={label}
      hideLabel
      size="m"
      placeholder={all}
      options={options}
      defaultValue={search.get(name) ?? ''}
      className="max-w-full"
    />
  );
}

/** Date filter with the browser's native picker. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const [search] = useSearchParams();
  return (
    <label className="row gap-2 max-sm:grid max-sm:gap-1">
      <span className="small soft">{label}</span>
      {/* With `max` the year field takes only four digits. */}
      <input
        type="date"
        name={name}
        max="9999-12-31"
        className="input input-m w-40 max-sm:w-full"
        defaultValue={search.get(name) ?? ''}
      />
    </label>
  );
}
