import Users from 'lucide-react/icons/users-round';
import { Form } from 'react-router';
import { fittingTexts as texts } from '#texts/recruiter-fit.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { placeText } from '#web/lib/place-text.ts';
import { useBody } from '#web/lib/queries.ts';
import { OWN_JOBS } from '#web/pages/recruiter/fitting/fitting-queries.ts';
import { otherCompanyOf } from '#web/pages/recruiter/other-company.tsx';

/** Chooses one of the own jobs to ask who fits it; nothing for somebody without a job. */
export function FittingForm({ job }: { job: string | undefined }) {
  const own = useBody(OWN_JOBS);
  const jobs = own.ok ? own.data : [];
  const chosen = jobs.find(({ _id, jobId }) => jobId === job || _id === job)?.jobId ?? job;
  if (jobs.length === 0 && !job) return null;
  const options = jobs.map((own) => ({
    value: own.jobId,
    label: [own.title, otherCompanyOf(own), placeText(own.location), own.jobId].filter(Boolean).join(' · '),
  }));
  // One that takes no applications any longer can still be asked for by its address.
  if (chosen && !jobs.some(({ jobId }) => jobId === chosen)) options.unshift({ value: chosen, label: chosen });
  return (
    <Form method="get" role="search" aria-label={texts.job} className="stack gap-2">
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,28rem)_auto] sm:justify-start">
        <SelectField
          name="fits"
          label={texts.job}
          placeholder={texts.choose}
          options={options}
          defaultValue={chosen ?? ''}
        />
        <Button type="submit" icon={Users} name="listed" value="yes">
          {texts.show}
        </Button>
      </div>
      <p className="small muted max-w-160">{texts.counted}</p>
    </Form>
  );
}
