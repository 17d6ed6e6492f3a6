import { jobTexts } from '#texts/jobs.ts';
import { InSentence } from '#web/components/typed.tsx';
import { readerText } from '#web/features/jobs/company-line.tsx';
import { heardBy, type Job, opening } from '#web/features/jobs/job.ts';
import { hostOf } from '#web/features/jobs/leads-out.tsx';
import { dayText, longDayText } from '#web/lib/formats.ts';
import { at } from '#web/pages/lite/lite-page.tsx';

/** The next step, or why there is none. */
export function HowToApply({ job, now }: { job: Job; now: string }) {
  const { applyUrl, takesApplications, applicationDeadline, _id } = job;
  const state = opening(job, now);
  const heard = heardBy(job, now);
  if (state === 'closed') return <p className="notice">{jobTexts.closed}</p>;
  if (state === 'not yet')
    return <p className="notice">{jobTexts.notYetOpen({ day: dayText(applicationDeadline.start) })}</p>;
  if (takesApplications)
    return (
      <div className="stack">
        <a className="button" href={at(`/lite/apply/${encodeURIComponent(_id)}`)}>
          {jobTexts.applyNow}
        </a>
        {heard ? (
          <p>
            <b>{jobTexts.hearBy({ day: longDayText(heard) })}</b>
          </p>
        ) : null}
        <p className="muted">
          <InSentence>{readerText(job)}</InSentence>
        </p>
      </div>
    );
  if (!applyUrl) return <p className="notice">{jobTexts.noApplicationsHere}</p>;
  const host = hostOf(applyUrl);
  return (
    <div className="stack">
      <a className="button" href={applyUrl} rel="nofollow noopener">
        {jobTexts.applyOn({ host })}
      </a>
      <p className="muted">{jobTexts.leaves({ host })}</p>
    </div>
  );
}
