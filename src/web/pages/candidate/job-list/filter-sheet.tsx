import X from 'lucide-react/icons/x';
import { jobTexts } from '#texts/jobs.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { JobFacets } from '#web/jobs/job.ts';
import { JobFilters } from '#web/jobs/job-filters.tsx';

interface FilterSheetProps {
  facets: JobFacets;
  action: string;
  onClose: () => void;
}

/** The filters on a small screen: chosen first, then applied together. */
export function FilterSheet({ facets, action, onClose }: FilterSheetProps) {
  return (
    <Dialog
      title={jobTexts.filters.title}
      onClose={onClose}
      bare={(titleId) => (
        <>
          <div className="dialog-head items-center! py-3!">
            <h2 id={titleId} className="h3 grow">
              {jobTexts.filters.title}
            </h2>
            <Button variant="quiet" iconOnly icon={X} onClick={onClose}>
              {jobTexts.close}
            </Button>
          </div>
          <JobFilters look="sheet" allOpen facets={facets} action={action} onApplied={onClose} />
        </>
      )}
    />
  );
}
