import BookmarkIcon from 'lucide-react/icons/bookmark';
import { savedJobTexts as texts } from '#texts/saved.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { useSavedJob } from '#web/features/jobs/use-saved-job.ts';

/** The bookmark on a job card for candidates: filled while the job is saved. */
export function Bookmark({ job }: { job: JobBrief }) {
  const { saved, toggle } = useSavedJob(job);
  const name = saved ? texts.savedOf : texts.saveOf;
  return (
    <Button
      variant="quiet"
      iconOnly
      icon={BookmarkIcon}
      aria-pressed={saved}
      className={classNames('save', saved && 'on')}
      onClick={toggle}
    >
      {name({ title: job.title, company: job.companyName })}
    </Button>
  );
}
