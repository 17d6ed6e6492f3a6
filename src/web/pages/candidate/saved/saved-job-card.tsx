import Trash2 from 'lucide-react/icons/trash';
import { Button } from '#web/components/button.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { JobCard } from '#web/jobs/job-card.tsx';
import { JobDetailsLink } from '#web/jobs/job-details-link.tsx';
import { dayText } from '#web/lib/formats.ts';
import { Apply } from '#web/pages/candidate/jobs/apply.tsx';
import type { SavedJob } from '#web/pages/candidate/saved/load-saved-jobs.ts';
import { availableWords } from '#web/words/en/candidate.ts';
import { savedJobWords as words } from '#web/words/en/saved.ts';

/** A kept job: until when to apply, or that it has closed, and the way to let it go. */
export function SavedJobCard({ job, now, onRemove }: { job: SavedJob; now: string; onRemove: () => void }) {
  return (
    <JobCard
      job={job}
      now={now}
      deadlineTold
      description={
        job.closed
          ? words.closedHelp
          : availableWords.deadline(dayText(job.applicationDeadline.end) || availableWords.noDeadline)
      }
      save={
        <Button variant="quiet" iconOnly icon={Trash2} className="save" title={words.remove} onClick={onRemove}>
          {words.removeOf(job.title, job.companyName)}
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
