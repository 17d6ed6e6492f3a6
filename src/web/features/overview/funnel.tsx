import { statsTexts as texts } from '#texts/recruiter-stats.ts';
import { countText } from '#web/lib/formats.ts';

const STEPS = ['submitted', 'opened', 'accepted', 'interviewed', 'offered'] as const;

/** How many applications reached each step, from sent to offer; a table drawn as a chart. */
export function Funnel({ funnel }: { funnel: Readonly<Record<(typeof STEPS)[number], number>> }) {
  const shareOf = (count: number): number => (funnel.submitted === 0 ? 0 : count / funnel.submitted);
  return (
    <table className="w-full">
      <caption className="visually-hidden">{texts.funnel}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.step}</th>
          <th scope="col">{texts.share}</th>
          <th scope="col">{texts.count}</th>
        </tr>
      </thead>
      <tbody>
        {STEPS.map((step) => (
          <tr key={step}>
            <th scope="row" className="small w-[34%] py-2 sm:w-24 text-left font-medium">
              {texts.steps[step]}
            </th>
            <td className="py-2">
              <span className="visually-hidden">{Math.round(shareOf(funnel[step]) * 100)}%</span>
              <span className="block h-5 bg-sunken" aria-hidden="true">
                <span
                  className="block h-full bg-accent-mark forced-color-adjust-none forced-colors:bg-[Highlight]"
                  style={{ width: `${shareOf(funnel[step]) * 100}%` }}
                />
              </span>
            </td>
            <td className="num strong w-px py-2 pl-3 sm:w-16 text-right">{countText(funnel[step])}</td>
            <td className="num small muted w-px py-2 pl-2 sm:w-14 text-right" aria-hidden="true">
              {Math.round(shareOf(funnel[step]) * 100)}%
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
