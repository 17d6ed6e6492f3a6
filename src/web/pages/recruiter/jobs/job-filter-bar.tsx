import { useLocation } from 'react-router';
import { RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { ListFilters } from '#web/pages/recruiter/list-filters.tsx';
import type { JobChoices } from '#web/pages/recruiter/load-dashboard.ts';
import { jobsWords as words } from '#web/words/en/recruiter.ts';

const STATUS_LABELS = { Active: words.active, 'Not Active': words.inactive, Closed: words.closed } as const;

/** Status, title, industry, location; the last three offer what is found in the own jobs. */
export function JobFilterBar({ names, choices }: { names: readonly string[]; choices: JobChoices | undefined }) {
  const params = new URLSearchParams(useLocation().search);
  const filter = (name: string, label: string, all: string, found: readonly string[]) => {
    const chosen = params.get(name);
    // What is chosen stays in the list, also when no job has it any more.
    const options = chosen && !found.includes(chosen) ? [chosen, ...found] : found;
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
      {filter('title', words.jobTitle, words.allTitles, choices?.titles ?? [])}
      {filter('industry', words.industry, words.allIndustries, choices?.industries ?? [])}
      {filter('location', words.location, words.allLocations, choices?.locations ?? [])}
    </ListFilters>
  );
}
