import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { LIMITS } from '#contract/rules.ts';
import { EDUCATION_LEVELS } from '#contract/vocabularies.ts';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Hang } from '#web/components/hang.tsx';
import { MoneyField } from '#web/components/money-field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TagField } from '#web/components/tag-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { Job } from '#web/jobs/job.ts';
import { call } from '#web/lib/api-client.ts';
import { errorAt, summaryErrors } from '#web/lib/form-errors.ts';
import { lpa } from '#web/lib/formats.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { ApplyFrame } from '#web/pages/candidate/apply/apply-frame.tsx';
import {
  APPLY_FIELDS,
  APPLY_LABELS,
  type ApplyValues,
  PROBLEMS_AT,
  type Profile,
} from '#web/pages/candidate/apply/apply-values.ts';
import { JobSummary } from '#web/pages/candidate/apply/job-summary.tsx';
import type { KnownResume } from '#web/pages/candidate/apply/load-apply.ts';
import { ResumeChoice } from '#web/pages/candidate/apply/resume-choice.tsx';
import { SubmitBar } from '#web/pages/candidate/apply/submit-bar.tsx';
import { useSubmitApplication } from '#web/pages/candidate/apply/use-submit-application.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import { applyWords as words } from '#web/words/en/candidate.ts';

interface ApplyFormProps {
  job: Job;
  profile: Profile;
  /** The fields were filled from the profile and not only from the sign-in. */
  fromProfile: boolean;
  /** Something of it is from the last application. */
  appliedBefore: boolean;
  resume: KnownResume | undefined;
  resumeIsPicture: boolean;
  onSubmitted: () => void;
}

const suggestSkills = (q: string, signal: AbortSignal) => call('suggest', { query: { kind: 'skill', q } }, { signal });

/** The application form: prefilled, kept while it is written, and never emptied by a failure. */
export function ApplyForm({
  job,
  profile,
  fromProfile,
  appliedBefore,
  resume,
  resumeIsPicture,
  onSubmitted,
}: ApplyFormProps) {
  const { email, ...known } = profile;
  const form = useForm<ApplyValues>({
    defaultValues: { ...known, resume: undefined, useResume: resume?.use ?? '' },
    shouldFocusError: false,
  });
  const { register, control, watch, getValues, formState } = form;
  const { submit, progress, cancel, outcome, restored } = useSubmitApplication({ form, jobId: job._id, onSubmitted });
  const salary = watch('expectedSalary');
  const notice = known.noticePeriod;
  const notices = notice && !words.notices.some((one) => one === notice) ? [notice, ...words.notices] : words.notices;

  const rules = <K extends keyof ApplyValues>(name: K) => ({
    validate: (value: ApplyValues[K]) => PROBLEMS_AT[name]?.(value, getValues()) ?? true,
  });
  const error = (name: keyof ApplyValues) => errorAt(formState.errors, name);
  const text = (
    name: 'fullName' | 'phone' | 'experience' | 'currentCompany' | 'education' | 'noticePeriod' | 'coverLetter',
  ) => ({
    error: error(name),
    ...register(name, rules(name)),
  });
  return (
    <ApplyFrame back={{ to: jobPath(job), label: words.backToJob }} draftKept={formState.isDirty}>
      <JobSummary job={job} />
      {outcome === 'already' ? (
        <FocusedNotice>
          <AlreadyApplied />
        </FocusedNotice>
      ) : outcome === 'cancelled' ? (
        <FocusedNotice>
          <Notice live="status" title={words.cancelled} />
        </FocusedNotice>
      ) : (
        <ErrorSummary
          errors={summaryErrors(formState.errors, APPLY_FIELDS, APPLY_LABELS)}
          title={outcome === 'failed' ? words.submissionFailed : undefined}
          attempt={formState.submitCount}
        />
      )}
      {restored ? (
        <Notice live="status" title={words.draftBack}>
          {words.draftBackMore}
        </Notice>
      ) : fromProfile ? (
        <Notice tone="accent" icon={WandSparkles} title={words.filled}>
          {appliedBefore ? words.filledAgain : words.filledMore}
        </Notice>
      ) : null}
      <form method="post" noValidate onSubmit={submit} className="stack stack-l">
        <Hang title={words.personal} look="h3">
          <div className="stack gap-5!">
            <TextField
              label={words.fullName}
              {...text('fullName')}
              autoComplete="name"
              maxLength={LIMITS.name * 2}
              required
            />
            <div className="two">
              <TextField label={words.email} name="email" hint={words.emailHint} type="email" value={email} readOnly />
              <PhoneField label={words.phone} {...text('phone')} required />
            </div>
          </div>
        </Hang>
        <Hang title={words.professional} look="h3">
          <div className="two items-end">
            <TextField
              label={words.experience}
              hint={words.experienceHint}
              {...text('experience')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              required
            />
            <TextField
              label={words.company}
              {...text('currentCompany')}
              optional
              autoComplete="organization"
              maxLength={LIMITS.company}
            />
            <Controller
              control={control}
              name="expectedSalary"
              rules={rules('expectedSalary')}
              render={({ field: { value, onChange, onBlur, name, ref } }) => (
                <MoneyField
                  label={words.salary}
                  hint={words.salaryHint(salary ? lpa(salary) : '')}
                  error={error('expectedSalary')}
                  optional
                  {...{ name, ref, onBlur, value }}
                  onValueChange={onChange}
                />
              )}
            />
            <SelectField
              label={words.notice}
              hint={words.noticeHint}
              optional
              placeholder={words.noticeChoose}
              options={notices}
              {...text('noticePeriod')}
            />
          </div>
        </Hang>
        <Hang title={words.schooling} look="h3">
          <div className="stack gap-5!">
            <SelectField
              label={words.education}
              placeholder={words.educationChoose}
              options={EDUCATION_LEVELS}
              {...text('education')}
              required
            />
            <Controller
              control={control}
              name="skills"
              rules={rules('skills')}
              render={({ field: { value, onChange, onBlur, name, ref } }) => (
                <TagField
                  label={words.skills}
                  hint={words.skillsHint}
                  placeholder={words.skillsPlaceholder}
                  error={error('skills')}
                  max={LIMITS.skills}
                  suggest={suggestSkills}
                  {...{ name, ref, onBlur, value }}
                  onValueChange={onChange}
                />
              )}
            />
            <TextArea label={words.coverLetter} optional {...text('coverLetter')} maxLength={LIMITS.longText} />
          </div>
        </Hang>
        <Hang title={words.resumePart} look="h3">
          <ResumeChoice form={form} known={resume} isPicture={resumeIsPicture} />
        </Hang>
        <SubmitBar progress={progress} onCancel={cancel} back={jobPath(job)} />
      </form>
    </ApplyFrame>
  );
}

/** Applied already: nothing is wrong, and nothing was sent twice. */
export function AlreadyApplied({ on }: { on?: string }) {
  return (
    <Notice tone="green" live="status" title={on ? words.already(on) : words.alreadyNow}>
      {words.alreadyMore}{' '}
      <Link className="link" to={viewPath('job-applied')}>
        {words.toApplied}
      </Link>
    </Notice>
  );
}

/** The button that was pressed lies far below: the focus and the page go to what it brought. */
function FocusedNotice({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-3">
      {children}
    </div>
  );
}
