import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { listTexts as texts } from '#texts/recruiter.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { FilterBar, FilterFold, FOLDING_BAR } from '#web/components/filter-bar.tsx';
import { withParams } from '#web/lib/list-params.ts';
import { daysIn, isBoard } from '#web/pages/recruiter/addresses.ts';

const DROPS = ['page', 'job', 'application'];

interface ListFiltersProps {
  names: readonly string[];
  /** Field of the first filter; always visible. */
  search: ReactNode;
  /** Less room, because a panel is open beside the list. */
  tight?: boolean;
  children: ReactNode;
}

/** The filters of a recruiter's list, with a link to clear them once any is set. */
export function ListFilters({ names, search: box, tight, children }: ListFiltersProps) {
  const [search] = useSearchParams();
  const filtered = names.some((name) => search.has(name));
  const folded = names.slice(1).filter((name) => search.has(name)).length;
  return (
    <FilterBar
      label={texts.filters}
      names={names}
      drops={DROPS}
      reset={filtered ? { to: isBoard(search) ? '?view=board' : '?', label: texts.clear } : undefined}
      className={
        tight ? 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] items-center gap-2' : FOLDING_BAR
      }
    >
      {box}
      <FilterFold label={texts.filters} count={folded} tight={tight}>
        {children}
      </FilterFold>
      {(['waiting', 'hired'] as const).map((name) => {
        const days = daysIn(search, name);
        if (days === undefined) return null;
        const filter = texts[name]({ days });
        return (
          <ButtonLink
            key={name}
            size="m"
            icon={X}
            to={withParams(search, { [name]: '', page: '' })}
            aria-label={texts.removeFilter({ filter })}
            preventScrollReset
            className={tight ? 'col-span-full' : 'max-sm:col-span-full'}
          >
            {filter}
          </ButtonLink>
        );
      })}
    </FilterBar>
  );
}
