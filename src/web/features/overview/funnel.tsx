import { statsTexts as texts } from '#texts/recruiter-stats.ts';
import { countText } from '#web/lib/formats.ts';

const STEPS = ['submitted', 'opened', 'accepted', 'interviewed', 'offered'] as const;

/** How many applications reached each step, from sent to offer; a table drawn as a chart. */
export function Funnel({ funnel }: { funnel: Readonly<Record<(typeof STEPS)[number], number>> }) {
  const shareOf = (count: number): number => (funnel.submitted === 0 ? 0 : count / funnel.submitted);
  return (
    <table className="w-full max-sm:block">
      <caption className="visually-hidden">{texts.funnel}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.step}</th>
          <th scope="col">{texts.share}</th>
          <th scope="col">{texts.count}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {STEPS.map((step) => (
          <tr key={step} className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-end max-sm:py-2">
            <th scope="row" className="small text-left font-medium max-sm:grow sm:w-24 sm:py-2">
              {texts.steps[step]}
            </th>
            <td className="max-sm:order-last max-sm:basis-full max-sm:pt-1 sm:py-2">
              <span className="visually-hidden">{Math.round(shareOf(funnel[step]) * 100)}%</span>
              <span className="block h-5 bg-sunken" aria-hidden="true">
                <span
                  className="block h-full bg-accent-mark forced-color-adjust-none forced-colors:bg-[Highlight]"
                  style={{ width: `${shareOf(funnel[step]) * 100}%` }}
                />
              </span>
            </td>
            <td className="num strong pl-3 text-right sm:w-16 sm:py-2">{countText(funnel[step])}</td>
            <td className="num small muted pl-2 text-right max-sm:w-[5.2ch] sm:w-14 sm:py-2" aria-hidden="true">
              {Math.round(shareOf(funnel[step]) * 100)}%
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
