import { importTexts as texts } from '#texts/admin-import.ts';
import { Stats } from '#web/components/card.tsx';
import { countText } from '#web/lib/formats.ts';
import type { ImportReport } from '#web/pages/admin/import/import-run.ts';

/** Number of rows per outcome, and the columns that were ignored. */
export function ImportCounts({ report, done }: { report: ImportReport; done?: boolean }) {
  const { counts, ignored } = report;
  return (
    <>
      <Stats
        columns={5}
        stats={[
          { label: texts.rows, value: countText(counts.rows) },
          { label: done ? texts.imported : texts.outcomes.new, value: countText(counts.new) },
          { label: texts.outcomes.present, value: countText(counts.present) },
          { label: texts.outcomes.wrong, value: countText(counts.wrong) },
          { label: texts.outcomes.warned, value: countText(counts.warned) },
        ]}
      />
      {ignored.length > 0 ? (
        <p className="small soft wrap-anywhere">{texts.ignored({ headings: ignored.join(', ') })}</p>
      ) : null}
    </>
  );
}
