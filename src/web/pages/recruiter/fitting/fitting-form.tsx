import Users from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { Form } from 'react-router';
import { ownJobTexts } from '#texts/recruiter-database.ts';
import { fittingTexts as texts } from '#texts/recruiter-fit.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useVerified } from '#web/features/accounts/account-queries.ts';
import { asOption, OWN_JOBS, type OwnJob, OwnJobField, useFoundJobs } from '#web/features/jobs/own-job-field.tsx';
import { useBody, useRead } from '#web/lib/queries.ts';
import { fittedJob } from '#web/pages/recruiter/fitting/fitting-queries.ts';

/** Chooses one of the recruiter's jobs to find matching candidates; renders nothing without a job. */
export function FittingForm({ job }: { job: string | undefined }) {
  const own = useRead(OWN_JOBS);
  const verified = useVerified();
  const { body: jobs, total } = own.ok ? own.data : { body: [], total: 0 };
  if (jobs.length === 0 && !job) return null;
  const listed = jobs.find(({ _id, jobId }) => jobId === job || _id === job);
  const choice = { jobs, searched: total > jobs.length };
  return (
    <Form method="get" role="search" aria-label={texts.job} className="stack gap-2">
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,40rem)_auto] sm:justify-start">
        {job === undefined || listed ? (
          <JobChoice key={job} {...choice} chosen={listed} />
        ) : (
          <JobChoiceNamed key={job} {...choice} job={job} />
        )}
        <Button type="submit" icon={Users} name="listed" value="yes">
          {texts.show}
        </Button>
      </div>
      <p className="small muted max-w-160">{texts.counted({ verified })}</p>
    </Form>
  );
}

interface JobChoiceProps {
  jobs: readonly OwnJob[];
  chosen: OwnJob | undefined;
  /** There are more jobs than listed, so they are searched. */
  searched: boolean;
}

/** The chosen job is not listed, because it no longer takes applications or there are too many. */
function JobChoiceNamed({ jobs, job, searched }: Omit<JobChoiceProps, 'chosen'> & { job: string }) {
  const found = useBody(fittedJob(job));
  const named = found.ok ? found.data : undefined;
  return <JobChoice key={named?.jobId} jobs={named ? [named, ...jobs] : jobs} chosen={named} searched={searched} />;
}

function JobChoice({ jobs, chosen, searched }: JobChoiceProps) {
  if (searched) return <JobSearch jobs={jobs} chosen={chosen} />;
  return (
    <SelectField
      name="fits"
      label={texts.job}
      placeholder={texts.choose}
      options={jobs.map(asOption)}
      defaultValue={chosen?.jobId ?? ''}
    />
  );
}

/** Finds one of the recruiter's jobs by title, company, skill or number, where there are too many to list. */
function JobSearch({ jobs, chosen }: Pick<JobChoiceProps, 'jobs' | 'chosen'>) {
  const [value, setValue] = useState(chosen?.jobId ?? null);
  return (
    <OwnJobField
      name="fits"
      label={texts.job}
      placeholder={ownJobTexts.find}
      {...useFoundJobs(jobs, true)}
      value={value}
      onValueChange={setValue}
    />
  );
}
