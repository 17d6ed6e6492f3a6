import { useId } from 'react';
import { useLocation } from 'react-router';
import { LIMITS } from '#contract/rules.ts';
import { APPLICATION_STAGES } from '#contract/vocabularies.ts';
import { stageTexts, applicationTexts as texts } from '#texts/recruiter.ts';
import { applicationFitTexts } from '#texts/recruiter-fit.ts';
import { SearchField } from '#web/components/search-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { langOf } from '#web/lib/lang-of.ts';
import {
  type ApplicationStats,
  DUE,
  LEAST_MATCHED,
  stageIn,
} from '#web/pages/recruiter/applications/application-queries.ts';
import { ListTools } from '#web/pages/recruiter/applications/list-tools.tsx';
import { ListFilters } from '#web/pages/recruiter/list-filters.tsx';

interface ApplicationFilterBarProps {
  names: readonly string[];
  /** The jobs with applications, suggested in the two boxes. */
  jobs: ApplicationStats['byJob'];
  /** Less room, because a panel is open beside the list. */
  tight: boolean;
  /** On the board the statuses are the columns. */
  board: boolean;
}

/** Name, job ID, job title, status, matching skills, and the list's tools. */
export function ApplicationFilterBar({ names, jobs, tight, board }: ApplicationFilterBarProps) {
  const params = new URLSearchParams(useLocation().search);
  const id = useId();
  const given = (name: string) => params.get(name) ?? '';
  return (
    <ListFilters
      names={names}
      tight={tight}
      search={
        <SearchField
          name="name"
          label={texts.name}
          size="m"
          slash
          maxLength={LIMITS.name}
          defaultValue={given('name')}
          className={tight ? undefined : 'sm:max-w-75 sm:flex-1 sm:basis-44'}
        />
      }
    >
      <TextField
        name="jobId"
        label={texts.jobId}
        hideLabel
        size="m"
        placeholder={texts.jobId}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        defaultValue={given('jobId')}
        className={tight ? undefined : 'sm:w-28'}
        list={`${id}-ids`}
      />
      <TextField
        name="jobTitle"
        label={texts.jobTitle}
        hideLabel
        size="m"
        placeholder={texts.jobTitle}
        maxLength={LIMITS.title}
        autoComplete="off"
        defaultValue={given('jobTitle')}
        className={tight ? undefined : 'sm:w-52'}
        list={`${id}-titles`}
      />
      {board ? null : (
        <SelectField
          name="status"
          label={texts.status}
          hideLabel
          size="m"
          placeholder={texts.allStatuses}
          options={APPLICATION_STAGES.map((stage) => ({ value: stage, label: stageTexts[stage] }))}
          defaultValue={stageIn(params) ?? ''}
        />
      )}
      {board ? null : (
        <SelectField
          name="due"
          label={texts.due.label}
          hideLabel
          size="m"
          placeholder={texts.due.any}
          options={DUE.map((due) => ({ value: due, label: texts.due[due] }))}
          defaultValue={given('due')}
        />
      )}
      <SelectField
        name="matched"
        label={applicationFitTexts.matched}
        hideLabel
        size="m"
        placeholder={applicationFitTexts.anyMatched}
        options={LEAST_MATCHED.map((value) => ({ value, label: applicationFitTexts.least({ count: Number(value) }) }))}
        defaultValue={given('matched')}
      />
      <ListTools />
      <datalist id={`${id}-ids`}>
        {jobs.map(({ jobId, jobTitle }) => (
          <option key={jobId} value={jobId} lang={langOf(jobTitle)}>
            {jobTitle}
          </option>
        ))}
      </datalist>
      <datalist id={`${id}-titles`}>
        {[...new Set(jobs.map(({ jobTitle }) => jobTitle))].map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </ListFilters>
  );
}
