import { ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { SearchField } from '#web/components/search-field.tsx';

/** A text to look for. */
export function TextFilter({ name, label, slash }: { name: string; label: string; slash?: boolean }) {
  const [search] = useSearchParams();
  return (
    <SearchField
      name={name}
      label={label}
      size="m"
      slash={slash}
      defaultValue={search.get(name) ?? ''}
      className="min-w-36 flex-1 sm:max-w-72"
    />
  );
}

/** One of a list; empty means all. */
export function ChoiceFilter({
  name,
  label,
  all,
  options,
}: {
  name: string;
  label: string;
  all: string;
  options: readonly string[];
}) {
  const [search] = useSearchParams();
  return (
    <span className="select">
      <select name={name} aria-label={label} className="input input-m" defaultValue={search.get(name) ?? ''}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} />
    </span>
  );
}
