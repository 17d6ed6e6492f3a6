import { type Control, useWatch } from 'react-hook-form';
import { jobTexts } from '#texts/jobs.ts';
import { previewTexts as texts } from '#texts/recruiter.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Card, Facts } from '#web/components/card.tsx';
import { Chips } from '#web/components/chips.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { detailFacts } from '#web/features/jobs/detail-facts.ts';
import { heardBy, type Job, logoOf, placeAndMode } from '#web/features/jobs/job.ts';
import { cardFacts } from '#web/features/jobs/job-facts.ts';
import { JobTexts } from '#web/features/jobs/job-texts.tsx';
import { ageText, shortDayText } from '#web/lib/formats.ts';
import type { PostingValues } from '#web/pages/recruiter/posting/posting-values.ts';
import { jobOf, type Previewed } from '#web/pages/recruiter/posting/previewed-job.ts';

/** The job's card as in the lists. */
function JobCard({ job, now }: { job: Job; now: string }) {
  const heard = heardBy(job, now);
  return (
    <Card padding="none" className="job max-w-[380px]">
      <div className="top top-plain">
        <CompanyMark
          name={job.companyName}
          src={isPostedForAnother(job) ? undefined : logoOf(job)}
          hollow={isPostedForAnother(job)}
        />
        <div className="min-w-0">
          <p className="title break-words">
            <Typed>{job.title}</Typed>
          </p>
          <p className="company break-words">
            <CompanyLine {...job} />
            <br />
            <InSentence>{placeAndMode(job)}</InSentence>
          </p>
        </div>
      </div>
      <Facts look="pay" facts={cardFacts(job, now)} />
      <Chips items={job.skills} />
      <div className="foot">
        <span className="when">
          {ageText(job.createdAt, now)}
          {heard ? <span className="block">{jobTexts.hearBy({ day: shortDayText(heard) })}</span> : null}
        </span>
      </div>
    </Card>
  );
}

/** Live preview of the card while the form is edited. */
export function LiveCard({ control, ...previewed }: Omit<Previewed, 'values'> & { control: Control<PostingValues> }) {
  const values = useWatch({ control, compute: (typed: PostingValues) => typed });
  const now = new Date().toISOString();
  return <JobCard job={jobOf({ ...previewed, values }, now)} now={now} />;
}

interface PreviewDialogProps extends Previewed {
  /** Label of the submit button. */
  action: string;
  onAction: () => void;
  onClose: () => void;
}

/** The job as candidates will see it: its card in the lists, and its details. */
export function PreviewDialog({ action, onAction, onClose, ...previewed }: PreviewDialogProps) {
  const now = new Date().toISOString();
  const job = jobOf(previewed, now);
  return (
    <Dialog
      title={texts.title}
      subtitle={texts.subtitle}
      onClose={onClose}
      closeOnScrim
      foot={
        <>
          <Button variant="primary" onClick={onAction} className="max-sm:basis-full">
            {action}
          </Button>
          <Button onClick={onClose} className="max-sm:grow">
            {texts.close}
          </Button>
        </>
      }
    >
      <section className="stack stack-s" aria-label={texts.inLists} data-area="candidate">
        <h3 className="small muted">{texts.inLists}</h3>
        <JobCard job={job} now={now} />
      </section>
      <section className="stack gap-6 border-t border-line pt-6" aria-label={texts.opened}>
        <div className="stack stack-s">
          <h3 className="small muted">{texts.opened}</h3>
          <p className="h3 break-words">
            <Typed>{job.title}</Typed>
          </p>
        </div>
        <Facts facts={detailFacts(job, now)} />
        <JobTexts job={job} look="title" level={3} />
      </section>
    </Dialog>
  );
}
