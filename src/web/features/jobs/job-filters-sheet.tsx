import X from 'lucide-react/icons/x';
import { jobTexts } from '#texts/jobs.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { JobFilters, type JobFiltersProps } from '#web/features/jobs/job-filters.tsx';

const words = jobTexts.filters;

/** The filters where there is no room next to the list: chosen first, then applied together. Mounted means open. */
export function JobFiltersSheet({
  onClose,
  ...filters
}: Omit<JobFiltersProps, 'look' | 'onApplied'> & { onClose: () => void }) {
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      bare={(titleId) => (
        <>
          <div className="dialog-head items-center py-3">
            <h2 id={titleId} className="h3 grow">
              {words.title}
            </h2>
            <Button variant="quiet" iconOnly icon={X} onClick={onClose}>
              {jobTexts.close}
            </Button>
          </div>
          <JobFilters {...filters} look="sheet" onApplied={onClose} />
        </>
      )}
    />
  );
}
