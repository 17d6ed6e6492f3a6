import { ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Icon } from '#web/components/icon.tsx';

interface LabelledFilterProps {
  name: string;
  label: string;
  /** Said when nothing is chosen. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** One of a list whose values are not the words that people read; empty means all. */
export function LabelledFilter({ name, label, all, options }: LabelledFilterProps) {
  const [search] = useSearchParams();
  return (
    <span className="select">
      <select name={name} aria-label={label} className="input input-m" defaultValue={search.get(name) ?? ''}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} />
    </span>
  );
}
