import { Form, useLocation, useSearchParams } from 'react-router';
import { jobsPageTexts as texts } from '#texts/public.ts';
import { SearchField } from '#web/components/search-field.tsx';
import { hiddenParams } from '#web/features/jobs/job-search.ts';
import { useJobSuggestions } from '#web/features/jobs/use-job-suggestions.tsx';

/** The search box beside a list's title; keeps the list's filters. */
export function ListSearch({ q = '' }: { q?: string }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const suggested = useJobSuggestions('search');
  return (
    <Form
      key={q}
      method="get"
      action={pathname}
      role="search"
      className="w-full sm:w-auto sm:min-w-[260px] sm:max-w-[440px] sm:grow"
    >
      {hiddenParams(params, ['q']).map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        {...suggested.input}
        slash
        name="q"
        label={texts.search}
        placeholder={texts.placeholder}
        defaultValue={q}
        maxLength={200}
      />
      {suggested.list}
    </Form>
  );
}
