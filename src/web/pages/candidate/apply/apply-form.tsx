import { useQuery } from '@tanstack/react-query';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { payPeriod } from '#contract/pay.ts';
import { LIMITS } from '#contract/rules.ts';
import { EDUCATION_LEVELS } from '#contract/vocabularies.ts';
import { applyTexts as texts } from '#texts/apply.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { educationLevelTexts } from '#texts/vocabularies.ts';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PayField } from '#web/components/pay-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { Section } from '#web/components/section.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TagField } from '#web/components/tag-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { Typed } from '#web/components/typed.tsx';
import type { Job } from '#web/features/jobs/job.ts';
import { termsOf } from '#web/features/jobs/terms.ts';
import { errorAt, summaryErrors } from '#web/lib/form-errors.ts';
import { applicationPath, jobPath } from '#web/lib/job-links.ts';
import { labelled } from '#web/lib/labels.ts';
import { suggestSkills } from '#web/lib/use-suggestions.ts';
import { ApplyFrame } from '#web/pages/candidate/apply/apply-frame.tsx';
import { type KnownResume, standingIn, standingQuery } from '#web/pages/candidate/apply/apply-queries.ts';
import {
  APPLY_FIELDS,
  type ApplyValues,
  applyLabels,
  applyResolver,
  type Profile,
} from '#web/pages/candidate/apply/apply-values.ts';
import { JobSummary } from '#web/pages/candidate/apply/job-summary.tsx';
import { ResumeChoice } from '#web/pages/candidate/apply/resume-choice.tsx';
import { SentReview } from '#web/pages/candidate/apply/sent-review.tsx';
import { SubmitBar } from '#web/pages/candidate/apply/submit-bar.tsx';
import { useSubmitApplication } from '#web/pages/candidate/apply/use-submit-application.ts';
import { noticeChoices } from '#web/pages/candidate/notice-choices.ts';
import { viewPath } from '#web/pages/candidate/views.ts';

interface ApplyFormProps {
  job: Job;
  profile: Profile;
  /** The fields were prefilled from the profile, not only from the session. */
  fromProfile: boolean;
  /** Some values come from the last application. */
  appliedBefore: boolean;
  resume: KnownResume | undefined;
  resumeIsPicture: boolean;
  /** Shown above the form. */
  notice: ReactNode;
  /** The server refused because the job differs from `job`. */
  onChanged: (current: Job) => void;
  onSubmitted: (application: { _id: string; answerBy?: string | undefined }) => void;
}

/** The application form: prefilled, saved as a draft, and never cleared by a failure. */
export function ApplyForm({
  job,
  profile,
  fromProfile,
  appliedBefore,
  resume,
  resumeIsPicture,
  notice,
  onChanged,
  onSubmitted,
}: ApplyFormProps) {
  const { email, ...known } = profile;
  const form = useForm<ApplyValues>({
    defaultValues: { ...known, resume: undefined, useResume: resume?.use ?? '' },
    shouldFocusError: false,
    resolver: applyResolver(job._id, job.employmentType),
  });
  const { register, control, formState } = form;
  const { submit, progress, cancel, outcome, restored } = useSubmitApplication({
    ...{ form, base: known, job },
    ...{ onChanged, onSubmitted },
  });
  const [typedPay, setTypedPay] = useState('');
  const labels = applyLabels(job.employmentType);

  const error = (name: keyof ApplyValues) => errorAt(formState.errors, name);
  const text = (
    name: 'fullName' | 'phone' | 'experience' | 'currentCompany' | 'education' | 'noticePeriod' | 'coverLetter',
  ) => ({
    error: error(name),
    ...register(name),
  });
  if (outcome === 'already') {
    return (
      <ApplyFrame back={{ to: jobPath(job), label: texts.backToJob }}>
        <JobSummary job={job} />
        <FocusedNotice>
          <AppliedMeanwhile jobId={job._id} />
        </FocusedNotice>
      </ApplyFrame>
    );
  }
  return (
    <ApplyFrame back={{ to: jobPath(job), label: texts.backToJob }} draftKept={formState.isDirty}>
      <JobSummary job={job} />
      {notice}
      {outcome === 'closed' ? (
        <FocusedNotice>
          <Notice tone="amber" live="status" title={texts.closed}>
            <Link className="link" to={viewPath('available-jobs')}>
              {texts.seeJobs}
            </Link>
          </Notice>
        </FocusedNotice>
      ) : outcome === 'changed' ? (
        <FocusedNotice>
          <Notice tone="amber" live="status" title={texts.changed}>
            <p className="mt-1 break-words">
              <Typed>{job.title}</Typed> · <Typed>{job.companyName}</Typed> · <Typed>{placeText(job.location)}</Typed>
              <br />
              {termsOf(job)}
            </p>
            <p className="mt-1">{texts.changedMore}</p>
          </Notice>
        </FocusedNotice>
      ) : outcome === 'cancelled' ? (
        <FocusedNotice>
          <Notice live="status" title={texts.cancelled} />
        </FocusedNotice>
      ) : (
        <ErrorSummary
          errors={summaryErrors(formState.errors, APPLY_FIELDS, labels)}
          title={outcome === 'failed' ? texts.submissionFailed : undefined}
          attempt={formState.submitCount}
        />
      )}
      {restored ? (
        <Notice live="status" title={texts.draftBack}>
          {texts.draftBackMore}
        </Notice>
      ) : fromProfile ? (
        <Notice tone="accent" icon={WandSparkles} title={texts.filled}>
          {appliedBefore ? texts.filledAgain : texts.filledMore}
        </Notice>
      ) : null}
      <form method="post" noValidate onSubmit={submit} className="stack stack-l">
        <Section title={texts.personal} look="h3">
          <div className="stack gap-5">
            <TextField
              label={texts.fullName}
              {...text('fullName')}
              autoComplete="name"
              maxLength={LIMITS.name * 2}
              required
            />
            <div className="two">
              <TextField label={texts.email} name="email" hint={texts.emailHint} type="email" value={email} readOnly />
              <PhoneField label={texts.phone} {...text('phone')} required />
            </div>
          </div>
        </Section>
        <Section title={texts.professional} look="h3">
          <div className="two items-end">
            <TextField
              label={texts.experience}
              hint={texts.experienceHint}
              {...text('experience')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              required
            />
            <TextField
              label={texts.company}
              {...text('currentCompany')}
              optional
              autoComplete="organization"
              maxLength={LIMITS.company}
            />
            <Controller
              control={control}
              name="expectedSalary"
              render={({ field: { value, onChange, onBlur, name, ref } }) => (
                <PayField
                  label={labels.expectedSalary}
                  period={payPeriod(job.employmentType)}
                  error={error('expectedSalary')}
                  optional
                  {...{ name, ref, onBlur, value }}
                  onValueChange={(rupees, typed) => {
                    setTypedPay(typed);
                    onChange(rupees);
                  }}
                />
              )}
            />
            <SelectField
              label={texts.notice}
              hint={texts.noticeHint}
              optional
              placeholder={texts.noticeChoose}
              options={noticeChoices(known.noticePeriod)}
              {...text('noticePeriod')}
            />
          </div>
        </Section>
        <Section title={texts.schooling} look="h3">
          <div className="stack gap-5">
            <SelectField
              label={texts.education}
              placeholder={texts.educationChoose}
              options={labelled(EDUCATION_LEVELS, educationLevelTexts)}
              {...text('education')}
              required
            />
            <Controller
              control={control}
              name="skills"
              render={({ field: { value, onChange, onBlur, name, ref } }) => (
                <TagField
                  label={texts.skills}
                  hint={texts.skillsHint}
                  placeholder={texts.skillsPlaceholder}
                  error={error('skills')}
                  max={LIMITS.skills}
                  suggest={suggestSkills}
                  {...{ name, ref, onBlur, value }}
                  onValueChange={onChange}
                />
              )}
            />
            <TextArea label={texts.coverLetter} optional {...text('coverLetter')} maxLength={LIMITS.longText} />
          </div>
        </Section>
        <Section title={texts.resumePart} look="h3">
          <ResumeChoice form={form} known={resume} isPicture={resumeIsPicture} />
        </Section>
        <SentReview {...{ control, email, job, typedPay }} known={resume} />
        <SubmitBar progress={progress} onCancel={cancel} back={jobPath(job)} />
      </form>
    </ApplyFrame>
  );
}

/** Suggestions from the resume wait in the profile, which leads back here. */
export function SuggestionsWait({ count, jobId }: { count: number; jobId: string }) {
  if (count === 0) return null;
  return (
    <Notice tone="accent" title={texts.suggested({ count })}>
      <Link className="link" to={`/profile?applying=${jobId}#suggestions`}>
        {texts.suggestedLink}
      </Link>
    </Notice>
  );
}

interface AlreadyAppliedProps {
  on?: string;
  id: string | undefined;
  /** It was sent again, which changed nothing. */
  again?: boolean;
}

/** Already applied: not an error. */
export function AlreadyApplied({ on, id, again }: AlreadyAppliedProps) {
  return (
    <Notice tone="green" live="status" title={on ? texts.already({ day: on }) : texts.alreadyNow}>
      {again ? `${texts.alreadyMore} ` : null}
      <Link className="link" to={id ? applicationPath(id) : viewPath('job-applied')}>
        {id ? texts.toApplication : texts.toApplied}
      </Link>
    </Notice>
  );
}

/** The same, of an application sent in another window; until its id is known, the link leads to the list. */
function AppliedMeanwhile({ jobId }: { jobId: string }) {
  const { data } = useQuery({ ...standingQuery(jobId), refetchOnMount: 'always' });
  return <AlreadyApplied again id={data && standingIn(data.body)?._id} />;
}

/** The submit button is far below: focus and scroll position move to the notice. */
function FocusedNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-3">
      {children}
    </div>
  );
}
