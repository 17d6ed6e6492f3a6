import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { listTexts as texts } from '#texts/recruiter.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { FilterBar } from '#web/components/filter-bar.tsx';
import { isBoard, waitingIn, withParams } from '#web/pages/recruiter/addresses.ts';

const DROPS = ['page', 'job', 'application'];

/** The filters of one of the recruiter's lists; the way to clear them stands there once there are any. */
export function ListFilters({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const [search] = useSearchParams();
  const filtered = names.some((name) => search.has(name));
  const waiting = waitingIn(search);
  return (
    <FilterBar
      label={texts.filters}
      names={names}
      drops={DROPS}
      reset={filtered ? { to: isBoard(search) ? '?view=board' : '?', label: texts.clear } : undefined}
      className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center"
    >
      {children}
      {waiting ? (
        <ButtonLink
          size="m"
          icon={X}
          to={withParams(search, { waiting: '', page: '' })}
          aria-label={texts.notWaiting({ days: waiting })}
          preventScrollReset
          className="max-sm:col-span-2"
        >
          {texts.waiting({ days: waiting })}
        </ButtonLink>
      ) : null}
    </FilterBar>
  );
}
