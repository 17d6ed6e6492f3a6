import { Stats } from '#web/components/card.tsx';
import { countText } from '#web/lib/formats.ts';
import type { ImportReport } from '#web/pages/admin/import/import-run.ts';
import { importWords as words } from '#web/words/en/admin-import.ts';

/** How many rows there are of each outcome, and which columns were not read. */
export function ImportCounts({ report, done }: { report: ImportReport; done?: boolean }) {
  const { counts, ignored } = report;
  return (
    <>
      <Stats
        stats={[
          { label: words.rows, value: countText(counts.rows) },
          { label: done ? words.imported : words.outcomes.new, value: countText(counts.new) },
          { label: words.outcomes.present, value: countText(counts.present) },
          { label: words.outcomes.wrong, value: countText(counts.wrong) },
        ]}
      />
      {ignored.length > 0 ? <p className="small soft wrap-anywhere">{words.ignored(ignored.join(', '))}</p> : null}
    </>
  );
}
