import { ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Icon } from '#web/components/icon.tsx';

interface NamedChoiceProps {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; text: string }[];
}

/** One of a list whose values a person reads in other words; empty means all. */
export function NamedChoiceFilter({ name, label, all, options }: NamedChoiceProps) {
  const [search] = useSearchParams();
  return (
    <span className="select max-w-full">
      <select name={name} aria-label={label} className="input input-m" defaultValue={search.get(name) ?? ''}>
        <option value="">{all}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} />
    </span>
  );
}

/** A day, by the system's own picker. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const [search] = useSearchParams();
  return (
    <label className="row gap-2">
      <span className="small soft">{label}</span>
      <input type="date" name={name} className="input input-m w-40!" defaultValue={search.get(name) ?? ''} />
    </label>
  );
}
