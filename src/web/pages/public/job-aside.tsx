import type { ReactNode } from 'react';
import { jobPageTexts as texts } from '#texts/job-page.ts';
import { jobTexts } from '#texts/jobs.ts';
import { Card, Facts } from '#web/components/card.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { ApplyLink } from '#web/features/jobs/apply-link.tsx';
import { readerText } from '#web/features/jobs/company-line.tsx';
import { heardBy, type Job } from '#web/features/jobs/job.ts';
import type { JobFact } from '#web/features/jobs/job-facts.ts';
import { hostOf } from '#web/features/jobs/leads-out.tsx';
import { MoneyWarning } from '#web/features/jobs/money-warning.tsx';
import { SaveButton } from '#web/features/jobs/save-button.tsx';
import { useApplied } from '#web/features/jobs/use-applied.ts';
import { daysLeftText, longDayText } from '#web/lib/formats.ts';
import { sharedJobPath } from '#web/lib/job-links.ts';
import { ShareButton } from '#web/pages/public/share-button.tsx';

interface JobAsideProps {
  job: Job;
  now: string;
  state: 'open' | 'not yet' | 'closed';
  /** How reliably the poster keeps the promise to answer. */
  answers: readonly JobFact[];
  publicUrl: string;
  children?: ReactNode;
}

/** Column beside a job: deadline, next step, and what follows. */
export function JobAside({ job, now, state, answers, publicUrl, children }: JobAsideProps) {
  const { end } = job.applicationDeadline;
  const applied = useApplied(job) !== undefined;
  const heard = heardBy(job, now);
  return (
    <aside className="stack side-card">
      <Card padding="l" className="stack">
        {end && state !== 'closed' ? (
          <div>
            {/* For external applications, only the listing ends here. */}
            <p className="small muted">{job.takesApplications ? texts.applyBy : jobTexts.facts.listedUntil}</p>
            <p className="h3">{longDayText(end)}</p>
            <p className="small soft">{daysLeftText(end, now)}</p>
          </div>
        ) : null}
        {/* On a phone the button is in the bottom bar, within reach of the thumb. */}
        <div className={state === 'open' ? 'max-sm:hidden' : undefined}>
          <ApplyLink job={job} now={now} block />
        </div>
        {state === 'open' && job.applyUrl ? (
          <p className="small soft break-words">{jobTexts.leaves({ host: hostOf(job.applyUrl) })}</p>
        ) : null}
        {/* So is the bookmark. */}
        <div className={state === 'open' ? 'max-sm:hidden' : undefined}>
          <SaveButton job={job} block />
        </div>
        <ShareButton title={job.title} path={sharedJobPath(job)} publicUrl={publicUrl} block />
        {heard ? <p className="strong">{jobTexts.hearBy({ day: longDayText(heard) })}</p> : null}
        {answers.length > 0 ? <Facts facts={answers} /> : null}
        {state === 'open' && !applied && job.takesApplications ? (
          <p className="small soft">{texts.profileHelps}</p>
        ) : null}
      </Card>
      <MoneyWarning job={job} />
      {children}
    </aside>
  );
}

/** What happens after an application. */
export function NextSteps({ job }: { job: Job }) {
  return (
    <Card className="stack stack-s">
      <h2 className="title">{texts.nextTitle}</h2>
      <ol className="next">
        {[
          job.postedByCompany === undefined ? texts.next[0]({ company: job.companyName }) : readerText(job),
          texts.next[1],
          texts.next[2],
        ].map((step) => (
          <li key={step}>
            <InSentence>{step}</InSentence>
          </li>
        ))}
      </ol>
    </Card>
  );
}
