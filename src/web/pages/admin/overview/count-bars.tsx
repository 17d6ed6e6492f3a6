import { overviewTexts as texts } from '#texts/admin-overview.ts';
import { countText } from '#web/lib/formats.ts';

interface CountBarsProps {
  caption: string;
  /** What a row is. */
  named: string;
  rows: readonly { name: string; count: number }[];
}

/** A bar a row, each as long as its share of the longest: a table that is drawn. */
export function CountBars({ caption, named, rows }: CountBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full">
      <caption className="vh">{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{named}</th>
          <th scope="col">{texts.share}</th>
          <th scope="col">{texts.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" className="small w-32 py-1.5 pr-3 text-left font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-1.5" aria-hidden="true">
              <span className="block h-3 bg-sunken">
                <span className="block h-full bg-accent-mark" style={{ width: `${(count / most) * 100}%` }} />
              </span>
            </td>
            <td className="num strong w-16 py-1.5 text-right">{countText(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
