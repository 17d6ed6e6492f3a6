import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { DEPARTMENTS } from '#contract/departments.ts';
import { INDUSTRIES } from '#contract/industries.ts';
import { payPeriod } from '#contract/pay.ts';
import { LIMITS } from '#contract/rules.ts';
import {
  EMPLOYMENT_TYPES,
  type JobStatus,
  RECRUITER_JOB_STATUSES,
  type UnknownFact,
  WORK_MODES,
} from '#contract/vocabularies.ts';
import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { payTexts, statusTexts } from '#texts/components.ts';
import { departmentTexts, industryTexts } from '#texts/fields-of-work.ts';
import { employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { DateField } from '#web/components/date-field.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { NewerVersion } from '#web/components/newer-version.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PayRange } from '#web/components/pay-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { ApplicantsTold } from '#web/features/jobs/applicants-told.tsx';
import { tellsApplicants } from '#web/features/jobs/tells-applicants.ts';
import { usePayEnds } from '#web/features/jobs/use-pay-ends.ts';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { errorAt, summaryErrors } from '#web/lib/form-errors.ts';
import { salaryText } from '#web/lib/formats.ts';
import { labelled } from '#web/lib/labels.ts';
import { hasLostRecruiter, type JobRow } from '#web/pages/admin/jobs/job-queries.ts';
import {
  JOB_FIELDS,
  type JobField,
  type JobValues,
  jobLabels,
  textAt,
  valuesOf,
} from '#web/pages/admin/jobs/job-values.ts';
import { useJobEdit } from '#web/pages/admin/jobs/use-job-edit.ts';

interface NewerJobProps {
  /** The version the form was opened with. */
  mine: JobRow;
  newer: JobRow;
  onTake: () => void;
  onKeep: () => void;
}

/** Someone else saved the job in the meantime: shows their changes and lets the user choose a version. */
function NewerJob({ mine, newer, onTake, onKeep }: NewerJobProps) {
  const [before, after] = [valuesOf(mine), valuesOf(newer)];
  const labels = jobLabels(after.employmentType);
  const changed = JOB_FIELDS.filter((field) => textAt(before, field) !== textAt(after, field)).map((field) => ({
    label: labels[field],
    value: textAt(after, field),
  }));
  return <NewerVersion changed={changed} onTake={onTake} onKeep={onKeep} />;
}

const FORM = 'admin-job-form';

/** The current status stays selectable when nobody can set it here. */
const statusesFor = (job: JobRow): readonly JobStatus[] => {
  const { jobStatus } = job;
  const settable = RECRUITER_JOB_STATUSES.filter((status) => status !== 'Active' || !hasLostRecruiter(job));
  return settable.some((status) => status === jobStatus) ? settable : [...settable, jobStatus];
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="stack gap-5">
      <legend className="h3 mb-4">{title}</legend>
      {children}
    </fieldset>
  );
}

/** Form for one job. `onEnd` is called after saving or cancelling; closing keeps the draft. */
export function JobEdit({ job, onEnd, onClose }: { job: JobRow; onEnd: () => void; onClose: () => void }) {
  const edit = useJobEdit(job, onEnd);
  const { form, newer, base } = edit;
  const { errors, submitCount, isSubmitting } = form.formState;
  const [kind, isShown] = useWatch({ control: form.control, name: ['employmentType', 'salary.showSalary'] });
  const tells = useWatch({ control: form.control, compute: (typed: JobValues) => tellsApplicants(typed, base) });
  const { ends, onValueChange } = usePayEnds(form);
  const [labels, period] = [jobLabels(kind), payPeriod(kind)];
  const field = (name: JobField) => ({
    label: labels[name],
    error: errorAt(errors, name),
    ...form.register(name),
  });
  const isUnknown = (fact: UnknownFact): boolean => base.unknown.includes(fact);
  const yearsHint = isUnknown('experience') ? texts.emptyIsUnknown : texts.emptyIsZero;
  const whole = errors.root?.server?.message;
  const wrong = summaryErrors(errors, JOB_FIELDS, labels).filter(({ name }) => name);
  const lacksEnd = isShown && (ends.min.value === null || ends.max.value === null);
  const payEnd = {
    aside: period === 'year' ? texts.aYear : undefined,
    hint: period === 'year' ? texts.payHint : texts.stipendHint,
  };
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 14 } as const;
  const long = { rows: 4, maxLength: LIMITS.longText } as const;
  return (
    <Dialog
      title={job.title}
      subtitle={`${job.companyName}${DOT}${job.jobId}`}
      mark={<CompanyMark name={job.companyName} src={fileAddress(job.companyLogo)} size="l" />}
      busy={isSubmitting}
      onClose={onClose}
      foot={
        <>
          <ApplicantsTold job={base} tells={tells} />
          <Button type="submit" form={FORM} variant="primary" busy={isSubmitting} busyLabel={texts.processing}>
            {texts.save}
          </Button>
          <Button variant="plain" disabled={isSubmitting} onClick={edit.cancel}>
            {texts.cancel}
          </Button>
          {isSubmitting ? (
            <span className="visually-hidden" role="status">
              {texts.processing}
            </span>
          ) : null}
        </>
      }
    >
      <FieldScope value="job">
        <form id={FORM} className="stack gap-6" noValidate onSubmit={edit.submit}>
          {edit.restored ? (
            <Notice tone="accent" live="status">
              {texts.restored}
            </Notice>
          ) : null}
          {newer ? <NewerJob mine={base} newer={newer} onTake={edit.takeNewer} onKeep={edit.keepMine} /> : null}
          {whole ? <Notice tone="red" live="alert" title={whole} /> : null}
          <ErrorSummary errors={wrong} attempt={submitCount} />
          <fieldset className="stack gap-6" disabled={isSubmitting}>
            <Section title={texts.sections.job}>
              <div className="two">
                <TextField name="jobId" label={texts.jobId} hint={texts.jobIdHint} value={job.jobId} readOnly />
                <SelectField
                  {...field('jobStatus')}
                  hint={job.statusReason}
                  options={statusesFor(base).map((value) => ({ value, label: statusTexts[value] }))}
                />
              </div>
              <TextField {...field('title')} maxLength={LIMITS.title} autoComplete="off" />
              <TextField {...field('companyName')} maxLength={LIMITS.company} autoComplete="off" />
              <div className="two">
                <SelectField
                  {...field('industry')}
                  options={labelled(INDUSTRIES, industryTexts)}
                  placeholder={texts.chooseIndustry}
                />
                <TextField
                  {...field('department')}
                  optional
                  list="admin-job-departments"
                  maxLength={LIMITS.shortText}
                  autoComplete="off"
                />
                <SelectField
                  {...field('employmentType')}
                  options={labelled(EMPLOYMENT_TYPES, employmentTypeTexts)}
                  placeholder={isUnknown('employmentType') ? texts.notKnown : undefined}
                />
                <SelectField
                  {...field('workMode')}
                  options={labelled(WORK_MODES, workModeTexts)}
                  placeholder={isUnknown('workMode') ? texts.notKnown : undefined}
                />
              </div>
              <datalist id="admin-job-departments">
                {DEPARTMENTS.map((department) => (
                  <option key={department} value={department} label={departmentTexts[department]} />
                ))}
              </datalist>
              <TextField {...field('location')} hint={texts.locationHint} maxLength={LIMITS.place} autoComplete="off" />
              <TextField {...field('skills')} optional hint={texts.skillsHint} autoComplete="off" />
            </Section>
            <Section title={texts.sections.offer}>
              <div className="two grid-cols-2">
                <TextField {...field('experience.min')} {...number} aside={texts.years} hint={yearsHint} />
                <TextField {...field('experience.max')} {...number} aside={texts.years} hint={yearsHint} />
              </div>
              <PayRange
                period={period}
                ends={{
                  min: { ...ends.min, ...payEnd, label: labels['salary.min'] },
                  max: { ...ends.max, ...payEnd, label: labels['salary.max'] },
                }}
                onValueChange={onValueChange}
              />
              <Checkbox
                label={texts.labels['salary.showSalary']}
                hint={lacksEnd ? payTexts.bothToShow({ text: salaryText(undefined) }) : undefined}
                {...form.register('salary.showSalary')}
              />
            </Section>
            <Section title={texts.sections.texts}>
              <TextArea {...field('description')} {...long} />
              <TextArea {...field('responsibilities')} {...long} hint={texts.textsHint} />
              <TextArea {...field('requirements')} {...long} hint={texts.textsHint} />
              <TextArea {...field('companyInfo')} {...long} />
            </Section>
            <Section title={texts.sections.deadline}>
              <div className="two">
                <DateField {...field('applicationDeadline.start')} />
                <DateField {...field('applicationDeadline.end')} />
                <TextField
                  name="contactEmail"
                  label={texts.labels.contactEmail}
                  hint={texts.fromAccount}
                  value={job.contactEmail ?? ''}
                  readOnly
                />
                <TextField
                  name="recruiterCode"
                  label={texts.labels.recruiterCode}
                  hint={texts.fromAccount}
                  value={job.recruiterCode ?? ''}
                  readOnly
                />
              </div>
            </Section>
          </fieldset>
        </form>
      </FieldScope>
    </Dialog>
  );
}
