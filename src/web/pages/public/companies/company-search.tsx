import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { Form } from 'react-router';
import { LIMITS } from '#contract/rules.ts';
import { companyListTexts as texts } from '#texts/companies.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useSlash } from '#web/components/use-slash.ts';
import { useJobSuggestions } from '#web/features/jobs/use-job-suggestions.tsx';

interface CompanySearchProps {
  search: { q: string; place: string; trade: string };
  trades: readonly { value: string; label: string }[];
}

/** Name, place, industry: a GET form, so that it works before scripts are loaded. */
export function CompanySearch({ search: { q, place, trade }, trades }: CompanySearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const key = useSlash(box);
  const places = useJobSuggestions('place');
  return (
    // The key resets the fields after Back and after clearing the search.
    <Form key={`${q}\n${place}\n${trade}`} method="get" action="/companies" className="searchbox" role="search">
      <div className="part">
        <label htmlFor="company-name">{texts.name}</label>
        <input
          id="company-name"
          ref={box}
          aria-keyshortcuts={key}
          name="q"
          defaultValue={q}
          maxLength={LIMITS.shortText}
          placeholder={texts.nameExample}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      <div className="part">
        <label htmlFor="company-place">{texts.place}</label>
        <input
          {...places.input}
          id="company-place"
          name="location"
          defaultValue={place}
          maxLength={LIMITS.place}
          placeholder={texts.placeExample}
          enterKeyHint="search"
          autoComplete="off"
        />
        {places.list}
      </div>
      <div className="part">
        <label htmlFor="company-trade">{texts.trade}</label>
        <select id="company-trade" name="trade" defaultValue={trade}>
          <option value="">{texts.allTrades}</option>
          {trades.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon as={ChevronDown} />
      </div>
      <Button type="submit" variant="primary" icon={Search}>
        {texts.search}
      </Button>
    </Form>
  );
}
