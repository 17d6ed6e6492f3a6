import Trash2 from 'lucide-react/icons/trash';
import { availableTexts } from '#texts/candidate.ts';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { JobCard } from '#web/jobs/job-card.tsx';
import { JobDetailsLink } from '#web/jobs/job-details-link.tsx';
import { dayText } from '#web/lib/formats.ts';
import { Apply } from '#web/pages/candidate/jobs/apply.tsx';
import type { SavedJob } from '#web/pages/candidate/saved/saved-queries.ts';

/** A kept job: until when to apply, or that it has closed, and the way to let it go. */
export function SavedJobCard({ job, now, onRemove }: { job: SavedJob; now: string; onRemove: () => void }) {
  return (
    <JobCard
      job={job}
      now={now}
      deadlineTold
      description={
        job.closed
          ? texts.closedHelp
          : availableTexts.deadline({ day: dayText(job.applicationDeadline.end) || availableTexts.noDeadline })
      }
      save={
        <Button variant="quiet" iconOnly icon={Trash2} className="save" title={texts.remove} onClick={onRemove}>
          {texts.removeOf({ title: job.title, company: job.companyName })}
        </Button>
      }
      action={
        <span className="row row-s">
          <JobDetailsLink job={job} />
          {job.closed ? <StatusBadge status="Closed" /> : <Apply job={job} now={now} />}
        </span>
      }
    />
  );
}
