import { type To, useSearchParams } from 'react-router';
import { APPLY_FOR } from '#contract/vocabularies.ts';
import { CANDIDATE_FILTERS, CANDIDATE_SORTS } from '#web/candidates/load-candidates.ts';
import { FilterBar } from '#web/components/filter-bar.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { databaseWords as words } from '#web/words/en/recruiter-database.ts';

const DROPS = ['page'];

/** Search, what they look for, order; all of it in the address. */
export function CandidateFilters({ reset, found }: { reset: To; found: string | undefined }) {
  const [search] = useSearchParams();
  const filtered = CANDIDATE_FILTERS.some((name) => search.has(name));
  return (
    <FilterBar
      label={words.filters}
      names={CANDIDATE_FILTERS}
      drops={DROPS}
      reset={filtered ? { to: reset, label: words.clear } : undefined}
      className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center"
      found={found}
    >
      <SearchField
        slash
        size="m"
        name="q"
        label={words.search}
        placeholder={words.searchHint}
        maxLength={200}
        defaultValue={search.get('q') ?? ''}
        className="max-sm:col-span-2 sm:w-80"
      />
      <SelectField
        hideLabel
        size="m"
        name="applyFor"
        label={words.applyFor}
        placeholder={words.anyApplyFor}
        options={APPLY_FOR}
        defaultValue={search.get('applyFor') ?? ''}
      />
      <SelectField
        hideLabel
        size="m"
        name="sort"
        label={words.sort}
        options={CANDIDATE_SORTS.map((value) => ({
          value: value === '-createdAt' ? '' : value,
          label: words.sorts[value],
        }))}
        defaultValue={search.get('sort') ?? ''}
      />
    </FilterBar>
  );
}
