import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSearchParams } from 'react-router';
import { REPORT_SOURCES, REPORT_STATES } from '#contract/vocabularies.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { FilterBar } from '#web/components/filter-bar.tsx';
import { Icon } from '#web/components/icon.tsx';
import { TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { REASONS } from '#web/pages/admin/reports/report-queries.ts';

export const FILTERS = ['q', 'status', 'reason', 'source'];
const DROPS = ['page', 'open'];

export function ReportFilters({ found }: { found: number }) {
  return (
    <FilterBar
      label={texts.filters}
      names={FILTERS}
      drops={DROPS}
      reset={{ to: '?', label: texts.reset }}
      found={texts.found({ count: found })}
    >
      <TextFilter name="q" label={texts.search} slash />
      <NamedFilter name="status" all={texts.anyStatus} options={REPORT_STATES} labels={texts.states} />
      <NamedFilter name="reason" all={texts.anyReason} options={REASONS} labels={texts.reasons} />
      <NamedFilter name="source" all={texts.anySource} options={REPORT_SOURCES} labels={texts.sources} />
    </FilterBar>
  );
}

/** One of a list whose members read otherwise on screen. */
function NamedFilter<T extends string>({
  name,
  all,
  options,
  labels,
}: {
  name: string;
  all: string;
  options: readonly T[];
  labels: Readonly<Record<T, string>>;
}) {
  const [search] = useSearchParams();
  return (
    <span className="select">
      <select name={name} aria-label={all} className="input input-m" defaultValue={search.get(name) ?? ''}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} />
    </span>
  );
}
