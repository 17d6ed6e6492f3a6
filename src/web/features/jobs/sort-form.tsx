import { Form, useLocation, useSearchParams, useSubmit } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { hiddenParams, type JobOrder } from '#web/features/jobs/job-search.ts';

const words = jobTexts.filters;

/** The order of a job list: applied immediately with scripts, by a button without. */
export function SortForm({ sort }: { sort: JobOrder }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const kept = hiddenParams(params, ['sort']);
  return (
    <Form
      method="get"
      action={pathname}
      className="row row-s max-sm:flex-[1_1_8rem]"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {kept.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={sort}
        name="sort"
        label={words.sort}
        hideLabel
        size="m"
        defaultValue={sort}
        className="max-sm:w-full"
        options={[
          { value: 'newest', label: words.newest },
          { value: 'relevance', label: words.relevance },
        ]}
      />
      <Button type="submit" size="m" className="hidden noscript:inline-flex">
        {words.sort}
      </Button>
    </Form>
  );
}
