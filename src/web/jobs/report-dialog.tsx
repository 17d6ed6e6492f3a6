import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import type { Job } from '#web/jobs/job.ts';
import { ReportForm } from '#web/jobs/report-form.tsx';
import { reportWords as words } from '#web/words/en/report.ts';

interface ReportDialogProps {
  job: Pick<Job, 'jobId' | 'title' | 'companyName'>;
  onClose: () => void;
}

/** The report over the page of its job. Mounted means open. */
export function ReportDialog({ job, onClose }: ReportDialogProps) {
  const [sent, setSent] = useState(false);
  return (
    <FieldScope value="report">
      <Dialog
        title={words.title}
        subtitle={<span className="break-words">{words.about(job.title, job.companyName)}</span>}
        size="narrow"
        onClose={onClose}
        foot={sent ? <Button onClick={onClose}>{words.close}</Button> : undefined}
      >
        {sent ? (
          <Notice tone="green" live="status" title={words.thanks}>
            {words.thanksMore}
          </Notice>
        ) : (
          <>
            <p className="soft">{words.lead}</p>
            <ReportForm jobId={job.jobId} onSent={() => setSent(true)} />
          </>
        )}
      </Dialog>
    </FieldScope>
  );
}
