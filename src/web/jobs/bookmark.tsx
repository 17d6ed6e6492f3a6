import BookmarkIcon from 'lucide-react/icons/bookmark';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import type { JobBrief } from '#web/jobs/job.ts';
import { useSavedJob } from '#web/jobs/use-saved-job.ts';
import { savedJobWords as words } from '#web/words/en/saved.ts';

/** The bookmark on a candidate's card: filled while the job is kept. */
export function Bookmark({ job }: { job: JobBrief }) {
  const { saved, toggle } = useSavedJob(job);
  const name = saved ? words.savedOf : words.saveOf;
  return (
    <Button
      variant="quiet"
      iconOnly
      icon={BookmarkIcon}
      aria-pressed={saved}
      className={classNames('save', saved && 'on')}
      onClick={toggle}
    >
      {name(job.title, job.companyName)}
    </Button>
  );
}
