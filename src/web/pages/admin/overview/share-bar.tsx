import { overviewTexts as texts } from '#texts/admin-overview.ts';
import { type Status, StatusBadge } from '#web/components/status-badge.tsx';
import { countText } from '#web/lib/formats.ts';

const FILLS: Readonly<Record<string, string>> = {
  Active: 'var(--green-fill)',
  'Not Active': 'var(--line-strong)',
  Closed: 'var(--slate-fill)',
  Block: 'var(--red-fill)',
  'Black List': 'var(--ink)',
  pending: 'var(--amber-fill)',
  accepted: 'var(--green-fill)',
  rejected: 'var(--red-fill)',
  interview_scheduled: 'var(--blue-fill)',
  interview_rescheduled: 'var(--teal-text)',
  withdrawn: 'var(--line-strong)',
};

interface ShareBarProps<S extends Status> {
  /** Table caption: what is broken down. */
  caption: string;
  counts: Readonly<Record<S, number>>;
  statuses: readonly S[];
}

/** Breakdown by status: a stacked bar, and a table with the same figures as its legend. */
export function ShareBar<S extends Status>({ caption, counts, statuses }: ShareBarProps<S>) {
  const whole = statuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <div className="stack gap-4">
      <div className="stackbar" aria-hidden="true">
        {whole === 0 ? <i style={{ flex: 1, background: 'var(--line)' }} /> : null}
        {statuses.map((status) =>
          counts[status] > 0 ? (
            <i key={status} style={{ flex: counts[status], minWidth: 3, background: FILLS[status] }} />
          ) : null,
        )}
      </div>
      <table className="w-full max-sm:block">
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.status}</th>
            <th scope="col">{texts.count}</th>
            <th scope="col">{texts.share}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {statuses.map((status) => (
            <tr key={status} className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-end">
              <th scope="row" className="py-1 text-left font-normal max-sm:grow">
                <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center justify-items-start gap-3 max-sm:gap-2">
                  <i className="block size-2.5" style={{ background: FILLS[status] }} aria-hidden="true" />
                  <StatusBadge status={status} />
                </span>
              </th>
              <td className="num strong w-12 max-sm:w-auto max-sm:pl-2 py-1 sm:w-20 text-right">
                {countText(counts[status])}
              </td>
              <td className="num small muted w-14 max-sm:w-[4.6ch] py-1 text-right whitespace-nowrap">
                {whole === 0 ? 0 : Math.round((counts[status] / whole) * 100)}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
