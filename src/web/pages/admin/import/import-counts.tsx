import ChevronDown from 'lucide-react/icons/chevron-down';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Stats } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { countText } from '#web/lib/formats.ts';
import type { ImportReport } from '#web/pages/admin/import/import-run.ts';

/**
 * Number of rows per outcome, and the columns that were ignored.
 * @param label what became of the new rows
 */
export function ImportCounts({ report, label = texts.outcomes.new }: { report: ImportReport; label?: string }) {
  const { counts, ignored } = report;
  return (
    <>
      <Stats
        columns={5}
        stats={[
          { label: texts.rows, value: countText(counts.rows) },
          { label, value: countText(counts.new) },
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

/** Maximum number of warnings listed; the report contains all of them. */
const MOST = 100;

/** Values that were not recognized and left out of their jobs, in a collapsed list. */
export function ImportWarnings({ report, done = false }: { report: ImportReport; done?: boolean }) {
  const { warned } = report.counts;
  if (!warned) return null;
  const all = report.rows.flatMap(({ line, warnings = [] }) => warnings.map(({ reason }) => ({ line, reason })));
  return (
    <Notice tone="amber" title={done ? texts.warnedDone({ count: warned }) : texts.warned({ count: warned })}>
      <details className="group">
        <summary className="strong inline-flex min-h-11 cursor-pointer items-center gap-1.5">
          {texts.warnings}
          <span className="group-open:rotate-180">
            <Icon as={ChevronDown} size="s" />
          </span>
        </summary>
        <ul className="wrap-anywhere">
          {all.slice(0, MOST).map(({ line, reason }) => (
            <li key={`${line} ${reason}`}>
              {texts.line({ line: countText(line) })}: {reason}
            </li>
          ))}
        </ul>
        {all.length > MOST ? <p>{texts.warningsMore({ shown: countText(MOST), all: countText(all.length) })}</p> : null}
      </details>
    </Notice>
  );
}
