import { useState } from 'react';
import { reportTexts as texts } from '#texts/report.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { InSentence } from '#web/components/typed.tsx';
import type { Job } from '#web/features/jobs/job.ts';
import { ReportForm } from '#web/features/jobs/report-form.tsx';

interface ReportDialogProps {
  job: Pick<Job, 'jobId' | 'title' | 'companyName'>;
  onClose: () => void;
}

/** The report dialog over a job's page. Mounted means open. */
export function ReportDialog({ job, onClose }: ReportDialogProps) {
  const [sent, setSent] = useState<{ hears: boolean }>();
  return (
    <FieldScope value="report">
      <Dialog
        title={texts.title}
        subtitle={
          <span className="break-words">
            <InSentence>{texts.about({ title: job.title, company: job.companyName })}</InSentence>
          </span>
        }
        size="narrow"
        onClose={onClose}
        foot={sent ? <Button onClick={onClose}>{texts.close}</Button> : undefined}
      >
        {sent ? (
          <Notice tone="green" live="status" title={texts.thanks}>
            {texts.thanksMore(sent)}
          </Notice>
        ) : (
          <>
            <p className="soft">{texts.lead}</p>
            <ReportForm jobId={job.jobId} onSent={(hears) => setSent({ hears })} />
          </>
        )}
      </Dialog>
    </FieldScope>
  );
}
