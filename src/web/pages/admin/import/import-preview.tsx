import { importTexts as texts } from '#texts/admin-import.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Section } from '#web/components/section.tsx';
import { ImportCounts } from '#web/pages/admin/import/import-counts.tsx';
import { ImportRows } from '#web/pages/admin/import/import-rows.tsx';
import { runImport, useImport } from '#web/pages/admin/import/import-run.ts';

/** What would happen with each row, and the button that makes it happen. */
export function ImportPreview() {
  const { preview, running, failure, file, recruiter } = useImport();
  if (!preview || !file || !recruiter) return null;
  const { new: fresh, wrong } = preview.counts;
  const share = running ? Math.round(running.share * 100) : 0;
  return (
    <Section title={texts.previewTitle} id="import-preview" look="h3">
      <div className="stack gap-5">
        <p className="soft wrap-anywhere">{texts.forWhom({ file: file.name, whom: recruiter.label })}</p>
        <ImportCounts report={preview} />
        {failure ? <Notice tone="red" live="alert" title={failure} /> : null}
        {fresh === 0 ? (
          <Notice live="status">{texts.nothingNew}</Notice>
        ) : (
          <div className="row wrap gap-4">
            <Button
              variant="primary"
              busy={running !== undefined}
              busyLabel={texts.importing}
              onClick={() => void runImport()}
              className="max-sm:w-full"
            >
              {texts.importCount({ count: fresh })}
            </Button>
            {running ? (
              <div className="min-w-0 flex-1" role="status">
                <p className="small soft">{texts.importingMore}</p>
                <div className="prog">
                  <progress value={share < 100 ? share : undefined} max={100} aria-label={texts.importing} />
                </div>
              </div>
            ) : null}
          </div>
        )}
        {wrong > 0 ? <p className="soft">{texts.wrongHelp}</p> : null}
        <ImportRows report={preview} />
      </div>
    </Section>
  );
}
