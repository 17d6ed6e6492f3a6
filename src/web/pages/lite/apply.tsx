import type { ReactNode } from 'react';
import { payPeriod } from '#contract/pay.ts';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import { shownFacts } from '#contract/shown-facts.ts';
import { EDUCATION_LEVELS, NOTICE_PERIODS } from '#contract/vocabularies.ts';
import { applyTexts } from '#texts/apply.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { componentTexts } from '#texts/components.ts';
import { formatTexts } from '#texts/formats.ts';
import { inputTexts } from '#texts/input.ts';
import { jobTexts } from '#texts/jobs.ts';
import { liteApplyTexts as texts } from '#texts/lite.ts';
import { ruleTexts } from '#texts/rules.ts';
import { signInTexts } from '#texts/sign-in.ts';
import { educationLevelTexts, noticePeriodTexts } from '#texts/vocabularies.ts';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { CompanyLine, readerText } from '#web/features/jobs/company-line.tsx';
import { heardBy, type Job, opening } from '#web/features/jobs/job.ts';
import { termsOf } from '#web/features/jobs/terms.ts';
import { DOT } from '#web/lib/dot.ts';
import { longDayText } from '#web/lib/formats.ts';
import { applyPath, jobPath } from '#web/lib/job-links.ts';
import { labelled } from '#web/lib/labels.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import { answerLite } from '#web/pages/lite/answer-lite.tsx';
import { HowToApply } from '#web/pages/lite/how-to-apply.tsx';
import { at, litePage } from '#web/pages/lite/lite-page.tsx';

/** Sign-in and application. All messages are in the page already; the script shows the current one. */
export const loader = answerLite(async ({ url, portal, params: { id = '' } }) => {
  const { body: job } = await portal.call('getJob', { params: { id } });
  const now = portal.now.toISOString();
  const takes = opening(job, now) === 'open' && job.takesApplications;
  return litePage({
    url,
    portal,
    title: applyTexts.pageTitle({ title: job.title }),
    full: jobPath(job),
    back: { to: at(`/lite/jobs/${encodeURIComponent(job.jobId)}`), label: applyTexts.backToJob },
    children: (
      <>
        <p>
          <Typed>{job.title}</Typed>{' '}
          <small>
            · <CompanyLine {...job} />
            <br />
            <InSentence>{[placeText(job.location), termsOf(job)].filter(Boolean).join(DOT)}</InSentence>
          </small>
        </p>
        <h1>{applyTexts.plainTitle}</h1>
        {takes ? <Apply job={job} now={now} /> : <HowToApply job={job} now={now} />}
      </>
    ),
  });
}, '/jobs');

function Apply({ job, now }: { job: Job; now: string }) {
  const heard = heardBy(job, now);
  return (
    <div data-apply={job._id} data-title={job.title} data-shown={shownFacts(job)} className="stack">
      <p className="muted">
        <InSentence>{readerText(job)}</InSentence>
      </p>
      {heard ? (
        <p>
          <b>{jobTexts.hearBy({ day: longDayText(heard) })}</b>
        </p>
      ) : null}
      <noscript>
        <p className="notice">{texts.scripts}</p>
      </noscript>
      <p data-say="loading" role="status" hidden>
        {texts.loading}
      </p>
      <Say name="armed">{texts.armed}</Say>
      <Say name="waiting" send>
        <b>{texts.waiting}</b> {texts.waitingHelp}
      </Say>
      <Say name="ended">{texts.ended}</Say>
      <Say name="closed">{texts.closed}</Say>
      <Say name="candidates">{texts.candidates}</Say>
      <Say name="noAnswer">{texts.noAnswer}</Say>
      <Say name="already" look="good">
        <b>{applyTexts.alreadyNow}</b> <Applications />
      </Say>
      <Say name="twice" look="good">
        <b>{applyTexts.alreadyNow}</b> {applyTexts.alreadyMore} <Applications />
      </Say>
      <Say name="done" look="good">
        <b>{applyTexts.done}</b>{' '}
        <InSentence>{applyTexts.doneText({ title: job.title, company: job.companyName })}</InSentence>
        <br />
        <Applications />
        {/* The script fills in the day, because the application may be sent on a later day than the page was loaded. */}
        <b data-hear hidden>
          {jobTexts.hearBy({ day: '%' })}
        </b>
      </Say>
      <Say name="draft">
        <b>{applyTexts.draftBack}</b>{' '}
        <span data-file data-text={texts.keptFile}>
          {applyTexts.draftBackMore}
        </span>
      </Say>
      <div data-say="failed" className="notice bad" role="alert" tabIndex={-1} hidden>
        <b data-reason>{texts.failed}</b>
        <ul />
      </div>
      <SignIn job={job} />
      <ApplicationForm job={job} />
    </div>
  );
}

interface SayProps {
  name: string;
  look?: 'good';
  /** Includes the button that sends the kept application. */
  send?: boolean;
  children: ReactNode;
}

/** A state of the page, hidden until the script shows it. */
function Say({ name, look, send, children }: SayProps) {
  return (
    <div data-say={name} className={look ? `notice ${look}` : 'notice'} role="status" tabIndex={-1} hidden>
      <p>{children}</p>
      {send ? (
        <button type="button" data-send>
          {texts.sendNow}
        </button>
      ) : null}
    </div>
  );
}

const Applications = () => <a href={at('/candidate-dashboard/job-applied')}>{texts.applications}</a>;

function SignIn({ job }: { job: Job }) {
  return (
    // A POST, so that a password never appears in an address.
    <form method="post" data-sign-in hidden>
      <p>{texts.lead}</p>
      <Field label={signInTexts.email}>
        <input name="email" type="email" autoComplete="username" required maxLength={LIMITS.email} />
      </Field>
      <Field label={signInTexts.password}>
        <input name="password" type="password" autoComplete="current-password" required />
      </Field>
      <button type="submit" data-busy={signInTexts.loggingIn}>
        {signInTexts.login}
      </button>
      <p className="ways">
        <a href={at(`/candidate?return=${encodeURIComponent(applyPath(job))}`)}>{signInTexts.register}</a>
        <a href={at('/forgot-password')}>{signInTexts.forgotten}</a>
      </p>
    </form>
  );
}

interface FieldProps {
  label: string;
  hint?: string;
  optional?: boolean;
  children: ReactNode;
}

function Field({ label, hint, optional, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside the label
    <label>
      <span>
        <span>{label}</span> {optional ? <small>{componentTexts.optional}</small> : null}
      </span>
      {hint ? <small>{hint}</small> : null}
      {children}
    </label>
  );
}

function ApplicationForm({ job }: { job: Job }) {
  const monthly = payPeriod(job.employmentType) === 'month';
  const [label, hint] = monthly ? [applyTexts.stipend, texts.stipendHint] : [applyTexts.salary, texts.salaryHint];
  const problems = payProblemTexts(monthly ? 'month' : 'year');
  return (
    <form
      method="post"
      data-application
      data-pay={monthly ? 'month' : 'year'}
      data-month={formatTexts.perMonth({ rupees: '₹%' })}
      data-year={formatTexts.perYear({ lakhs: '%' })}
      hidden
    >
      <p className="muted">
        <span data-who>{texts.signedIn}</span>{' '}
        <button type="button" className="plain" data-sign-out>
          {texts.signOut}
        </button>
      </p>
      <Field label={applyTexts.fullName}>
        <input name="fullName" required autoComplete="name" maxLength={LIMITS.name * 2} />
      </Field>
      <Field label={applyTexts.phone}>
        <input
          name="phone"
          required
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          data-bad={ruleTexts.phone}
        />
      </Field>
      <Field label={applyTexts.experience} hint={applyTexts.experienceHint}>
        <input
          name="experience"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          data-bad={inputTexts.years({ most: LIMITS.experienceYears })}
        />
      </Field>
      <Field label={applyTexts.education}>
        <select name="education" required>
          <Options list={labelled(EDUCATION_LEVELS, educationLevelTexts)} />
        </select>
      </Field>
      <Field label={applyTexts.skills} hint={applyTexts.skillsHint}>
        <input name="skills" required placeholder={applyTexts.skillsPlaceholder} autoComplete="off" />
      </Field>
      <Field label={applyTexts.resume} hint={texts.resumeHint}>
        <small data-known hidden>
          {texts.resumeKnown}
        </small>
        <input
          name="resume"
          type="file"
          accept={UPLOADS.resume.types.map((type) => `.${type}`).join()}
          data-most={LIMITS.fileBytes}
          data-missing={texts.resumeMissing}
          data-bad={texts.resumeBad}
        />
      </Field>
      <input name="useResume" type="hidden" />
      <Field label={applyTexts.company} optional>
        <input name="currentCompany" autoComplete="organization" maxLength={LIMITS.company} />
      </Field>
      <Field label={label} hint={hint} optional>
        <input
          name="expectedSalary"
          autoComplete="off"
          maxLength={40}
          data-pay-unread={problems.payUnread}
          data-pay-range={problems.payRange}
          data-pay-too-low={problems.payTooLow}
          data-pay-too-high={problems.payTooHigh}
        />
        {/* The amount as it was read. */}
        <output />
      </Field>
      <Field label={applyTexts.notice} hint={applyTexts.noticeHint} optional>
        <select name="noticePeriod">
          <Options list={labelled(NOTICE_PERIODS, noticePeriodTexts)} />
        </select>
      </Field>
      <Field label={applyTexts.coverLetter} optional>
        <textarea name="coverLetter" rows={3} maxLength={LIMITS.longText} />
      </Field>
      <button type="submit" data-busy={texts.busy}>
        {applyTexts.submit}
      </button>
      <p className="muted">{applyTexts.neverMoney}</p>
    </form>
  );
}

const Options = ({ list }: { list: readonly { value: string; label: string }[] }) => (
  <>
    <option value="">{texts.choose}</option>
    {list.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);
