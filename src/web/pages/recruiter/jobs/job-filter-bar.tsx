import { useLocation } from 'react-router';
import { RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { ListFilters } from '#web/pages/recruiter/list-filters.tsx';
import { CLOSING_DAYS, type JobStats } from '#web/pages/recruiter/load-dashboard.ts';
import { jobsWords as words } from '#web/words/en/recruiter.ts';

const STATUS_LABELS = { Active: words.active, 'Not Active': words.inactive, Closed: words.closed } as const;

/** Status, title, industry, location, and what closes soon; three of them offer what is found in the own jobs. */
export function JobFilterBar({ names, found }: { names: readonly string[]; found: JobStats['found'] }) {
  const params = new URLSearchParams(useLocation().search);
  const filter = (name: string, label: string, all: string, values: readonly string[]) => {
    const chosen = params.get(name);
    // What is chosen stays in the list, also when no job has it any more.
    const options = chosen && !values.includes(chosen) ? [chosen, ...values] : values;
    return (
      <SelectField
        // The choices may come after the choice.
        key={`${name} ${options.length}`}
        name={name}
        label={label}
        hideLabel
        size="m"
        placeholder={all}
        options={options}
        defaultValue={chosen ?? ''}
        className="sm:max-w-56"
      />
    );
  };
  return (
    <ListFilters names={names}>
      <SelectField
        name="status"
        label={words.status}
        hideLabel
        size="m"
        placeholder={words.allStatuses}
        options={RECRUITER_JOB_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
        defaultValue={params.get('status') ?? ''}
      />
      {filter('title', words.jobTitle, words.allTitles, found?.titles ?? [])}
      {filter('industry', words.industry, words.allIndustries, found?.industries ?? [])}
      {filter('location', words.location, words.allLocations, found?.locations ?? [])}
      <SelectField
        name="closing"
        label={words.closing}
        hideLabel
        size="m"
        placeholder={words.anyDeadline}
        options={CLOSING_DAYS.map((days) => ({ value: days, label: words.closesWithin(days) }))}
        defaultValue={params.get('closing') ?? ''}
      />
    </ListFilters>
  );
}
