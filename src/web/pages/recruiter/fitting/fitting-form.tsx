import Users from 'lucide-react/icons/users-round';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { fittingTexts as texts } from '#texts/recruiter-fit.ts';
import { Button } from '#web/components/button.tsx';
import { Combobox } from '#web/components/combobox.tsx';
import { SelectField, type SelectOption } from '#web/components/select-field.tsx';
import { useVerified } from '#web/features/accounts/account-queries.ts';
import { OWN_JOBS, ownJobs } from '#web/features/jobs/own-jobs.ts';
import { call } from '#web/lib/api-client.ts';
import { useBody, useRead } from '#web/lib/queries.ts';
import { useSuggestions } from '#web/lib/use-suggestions.ts';
import { fittedJob } from '#web/pages/recruiter/fitting/fitting-queries.ts';
import { otherCompanyOf } from '#web/pages/recruiter/other-company.tsx';

type OwnJob = CallOutput<'listJobs'>[number];

const asOption = (own: OwnJob): SelectOption => ({
  value: own.jobId,
  label: [own.title, otherCompanyOf(own), placeText(own.location), own.jobId].filter(Boolean).join(' · '),
});

/** Chooses one of the recruiter's jobs to find matching candidates; renders nothing without a job. */
export function FittingForm({ job }: { job: string | undefined }) {
  const own = useRead(OWN_JOBS);
  const verified = useVerified();
  const { body: jobs, total } = own.ok ? own.data : { body: [], total: 0 };
  const chosen = jobs.find(({ _id, jobId }) => jobId === job || _id === job)?.jobId ?? job;
  if (jobs.length === 0 && !job) return null;
  const options = jobs.map(asOption);
  const isNamed = !chosen || jobs.some(({ jobId }) => jobId === chosen);
  const choice = { options, chosen: chosen ?? null, searched: total > jobs.length };
  return (
    <Form method="get" role="search" aria-label={texts.job} className="stack gap-2">
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,40rem)_auto] sm:justify-start">
        {isNamed ? <JobChoice {...choice} /> : <JobChoiceNamed {...choice} chosen={chosen} />}
        <Button type="submit" icon={Users} name="listed" value="yes">
          {texts.show}
        </Button>
      </div>
      <p className="small muted max-w-160">{texts.counted({ verified })}</p>
    </Form>
  );
}

interface JobChoiceProps {
  options: readonly SelectOption[];
  chosen: string | null;
  /** There are more jobs than options, so they are searched. */
  searched: boolean;
}

/** The chosen job is not among the options, because it no longer takes applications or there are too many. */
function JobChoiceNamed({ options, chosen, ...choice }: JobChoiceProps & { chosen: string }) {
  const found = useBody(fittedJob(chosen));
  const named = found.ok ? asOption(found.data) : { value: chosen, label: chosen };
  return <JobChoice {...choice} options={[named, ...options]} chosen={named.value} />;
}

function JobChoice({ options, chosen, searched }: JobChoiceProps) {
  if (searched) return <JobSearch options={options} chosen={chosen} />;
  return (
    <SelectField
      name="fits"
      label={texts.job}
      placeholder={texts.choose}
      options={[...options]}
      defaultValue={chosen ?? ''}
    />
  );
}

/** Finds one of the recruiter's jobs by title, company or skill, where there are too many to list. */
function JobSearch({ options, chosen }: Omit<JobChoiceProps, 'searched'>) {
  const [value, setValue] = useState(chosen);
  const known = useRef(new Set(options.map((option) => option.value)));
  const [suggest] = useState(() => async (typed: string, signal: AbortSignal) => {
    // A chosen option's value is its id, which is not searched.
    if (known.current.has(typed)) return [];
    const found = (await call('listJobs', ownJobs(typed), { signal })).map(asOption);
    for (const option of found) known.current.add(option.value);
    return found;
  });
  const found = useSuggestions(value ?? '', suggest);
  const [last, setLast] = useState(found);
  // The results are kept while one of them is chosen.
  if (found.length > 0 && found !== last) setLast(found);
  const each = new Map([...options, ...last].map((option) => [option.value, option]));
  return (
    <Combobox
      name="fits"
      label={texts.job}
      placeholder={texts.search}
      allowsOther
      suggested
      options={[...each.values()]}
      value={value}
      onValueChange={setValue}
    />
  );
}
