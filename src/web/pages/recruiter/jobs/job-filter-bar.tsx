import { useLocation } from 'react-router';
import { RECRUITER_JOB_STATUSES } from '#contract/vocabularies.ts';
import { jobsTexts as texts } from '#texts/recruiter.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { CLOSING_DAYS, type JobStats } from '#web/pages/recruiter/jobs/job-queries.ts';
import { ListFilters } from '#web/pages/recruiter/list-filters.tsx';

const STATUS_LABELS = { Active: texts.active, 'Not Active': texts.inactive, Closed: texts.closed } as const;

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
        label={texts.status}
        hideLabel
        size="m"
        placeholder={texts.allStatuses}
        options={RECRUITER_JOB_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))}
        defaultValue={params.get('status') ?? ''}
      />
      {filter('title', texts.jobTitle, texts.allTitles, found?.titles ?? [])}
      {filter('industry', texts.industry, texts.allIndustries, found?.industries ?? [])}
      {filter('location', texts.location, texts.allLocations, found?.locations ?? [])}
      <SelectField
        name="closing"
        label={texts.closing}
        hideLabel
        size="m"
        placeholder={texts.anyDeadline}
        options={CLOSING_DAYS.map((days) => ({ value: days, label: texts.closesWithin({ days }) }))}
        defaultValue={params.get('closing') ?? ''}
      />
    </ListFilters>
  );
}
