import { applyTexts as texts } from '#texts/apply.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { jobTexts } from '#texts/jobs.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Card, Facts } from '#web/components/card.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { CompanyLine, isPostedForAnother, readerText } from '#web/features/jobs/company-line.tsx';
import { heardBy, type Job, logoOf } from '#web/features/jobs/job.ts';
import { termsOf } from '#web/features/jobs/terms.ts';
import { dayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';

/** The job that the form is about, and who receives the application. */
export function JobSummary({ job }: { job: Job }) {
  const { createdAt, recruiterCode, contactEmail } = job;
  const heard = heardBy(job, new Date().toISOString());
  return (
    <header className="stack">
      <p className="small muted">{texts.applyFor}</p>
      <div className="row gap-3.5 items-start -mt-2.5">
        <CompanyMark name={job.companyName} src={logoOf(job)} size="l" hollow={isPostedForAnother(job)} />
        <div className="min-w-0">
          <h1 className="h2 break-words" lang={langOf(job.title)}>
            <Breakable>{job.title}</Breakable>
          </h1>
          <p className="soft small break-words">
            <CompanyLine {...job} /> · <Typed>{placeText(job.location)}</Typed> ·{' '}
            <span className="nowrap">{job.jobId}</span>
          </p>
          <p className="soft small">{termsOf(job)}</p>
        </div>
      </div>
      {heard ? <p className="strong">{jobTexts.hearBy({ day: dayText(heard) })}</p> : null}
      {job.takesApplications ? (
        <p className="break-words">
          <InSentence>{readerText(job)}</InSentence>
        </p>
      ) : null}
      <Card padding="none" className="stack gap-3 px-4 py-3">
        <Facts
          facts={[
            { label: texts.facts.posted, value: dayText(createdAt) },
            ...(recruiterCode ? [{ label: texts.facts.code, value: recruiterCode }] : []),
          ]}
        />
        {contactEmail ? (
          // On a separate line, because an address is long for a phone.
          <Facts facts={[{ label: texts.facts.contact, value: <Breakable>{contactEmail}</Breakable> }]} />
        ) : null}
      </Card>
    </header>
  );
}
