import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { dayInIndia } from '#contract/rules.ts';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Section } from '#web/components/section.tsx';
import { csvFile } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { ImportCounts } from '#web/pages/admin/import/import-counts.tsx';
import { ImportRows } from '#web/pages/admin/import/import-rows.tsx';
import { type ImportReport, startOver } from '#web/pages/admin/import/import-run.ts';
import type { KeptImport } from '#web/pages/admin/import/kept-import.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';

/** The report as a table to keep. */
const reportFile = ({ rows }: ImportReport): Blob => {
  const { line, outcome, title, company, place, job, reason } = texts.columns;
  return csvFile([
    [line, outcome, title, company, place, job, reason],
    ...rows.map((row) => [
      row.line,
      row.outcome === 'new' ? texts.imported : texts.rowOutcomes[row.outcome],
      row.title,
      row.companyName,
      row.location,
      row.jobId ?? '',
      row.reason ?? '',
    ]),
  ]);
};

/** What became of each row. */
export function ImportDone({ kept, report }: { kept: KeptImport; report: ImportReport }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { new: imported } = report.counts;
  return (
    <Section title={texts.doneTitle} id="import-done" look="h3">
      <div className="stack gap-5">
        <div ref={box} tabIndex={-1} className="outline-none">
          <Notice tone={imported > 0 ? 'green' : 'plain'} live="status" title={texts.done({ count: imported })}>
            {texts.forWhom({ file: kept.fileName, whom: kept.whom })}
          </Notice>
        </div>
        <ImportCounts report={report} done />
        <div className="row wrap gap-3">
          <Button
            icon={Download}
            onClick={() => saveFile(reportFile(report), texts.reportName({ day: dayInIndia(new Date()) }))}
            className="max-sm:w-full"
          >
            {texts.download}
          </Button>
          <ButtonLink to={tabAddress('jobs')} className="max-sm:w-full">
            {texts.toJobs}
          </ButtonLink>
          <Button variant="quiet" onClick={startOver} className="max-sm:w-full">
            {texts.another}
          </Button>
        </div>
        <ImportRows report={report} done />
      </div>
    </Section>
  );
}
