import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { type Hears, ReportForm } from '#web/features/reports/report-form.tsx';
import { type Reportable, reportedName, reportTextsOf } from '#web/features/reports/reportable.ts';

interface ReportDialogProps {
  what: Reportable;
  onClose: () => void;
}

/** The report dialog over the page of a job or company. Mounted means open. */
export function ReportDialog({ what, onClose }: ReportDialogProps) {
  const texts = reportTextsOf(what);
  const [sent, setSent] = useState<{ hears: Hears }>();
  return (
    <FieldScope value="report">
      <Dialog
        title={texts.title}
        subtitle={
          <span className="break-words">
            <InSentence>{reportedName(what)}</InSentence>
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
            <ReportForm what={what} onSent={(hears) => setSent({ hears })} />
          </>
        )}
      </Dialog>
    </FieldScope>
  );
}
