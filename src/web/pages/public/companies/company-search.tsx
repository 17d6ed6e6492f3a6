import { LIMITS } from '#contract/rules.ts';
import { companyListTexts as texts } from '#texts/companies.ts';
import { SearchBox, SearchChoice, SearchText } from '#web/components/search-box.tsx';
import type { SelectOption } from '#web/components/select-field.tsx';
import { useJobSuggestions } from '#web/features/jobs/use-job-suggestions.tsx';

interface CompanySearchProps {
  search: { q: string; place: string; trade: string };
  trades: readonly SelectOption[];
}

/** Name, place, industry. */
export function CompanySearch({ search: { q, place, trade }, trades }: CompanySearchProps) {
  const places = useJobSuggestions('place');
  return (
    <SearchBox action="/companies" submit={texts.search} values={[q, place, trade]}>
      <SearchText
        id="company-name"
        label={texts.name}
        name="q"
        defaultValue={q}
        maxLength={LIMITS.shortText}
        placeholder={texts.nameExample}
        slash
      />
      <SearchText
        {...places.input}
        id="company-place"
        label={texts.place}
        name="location"
        defaultValue={place}
        maxLength={LIMITS.place}
        placeholder={texts.placeExample}
        suggestions={places.list}
      />
      <SearchChoice
        id="company-trade"
        label={texts.trade}
        name="trade"
        defaultValue={trade}
        any={texts.allTrades}
        options={trades}
      />
    </SearchBox>
  );
}
