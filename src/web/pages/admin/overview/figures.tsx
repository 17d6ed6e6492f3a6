import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { APPLICATION_STATUSES, EMPLOYMENT_TYPES, JOB_STATUSES } from '#contract/vocabularies.ts';
import { overviewTexts as texts } from '#texts/admin-overview.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { employmentTypeTexts } from '#texts/vocabularies.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Card, Stats } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { SegmentLinks } from '#web/components/tabs.tsx';
import { DayChart } from '#web/features/overview/day-chart.tsx';
import { Funnel } from '#web/features/overview/funnel.tsx';
import { countText, dateTimeText, longDayText } from '#web/lib/formats.ts';
import { Attention } from '#web/pages/admin/overview/attention.tsx';
import { ShareBar } from '#web/pages/admin/overview/share-bar.tsx';

interface CountBarsProps {
  caption: string;
  /** Column header of the first column. */
  named: string;
  rows: readonly { name: string; count: number }[];
}

/** Bar chart as a table, each bar scaled to the largest count. */
function CountBars({ caption, named, rows }: CountBarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{named}</th>
          <th scope="col">{texts.share}</th>
          <th scope="col">{texts.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" className="small w-[45%] py-1.5 pr-3 text-left font-medium sm:w-48">
              {/* The column is as wide as a word needs, up to a limit. */}
              <span className="block max-w-[min(12rem,45vw)] break-words">
                <Breakable>{name}</Breakable>
              </span>
            </th>
            <td className="py-1.5" aria-hidden="true">
              <span className="block h-3 bg-sunken">
                <span
                  className="block h-full bg-accent-mark forced-color-adjust-none forced-colors:bg-[Highlight]"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
            </td>
            <td className="num strong w-px py-1.5 pl-3 sm:w-16 text-right">{countText(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type Overview = CallOutput<'adminOverview'>;
type AllFigures = NonNullable<Overview['figures']>;

const SERIES = ['applications', 'candidates', 'recruiters', 'jobs'] as const;
type Series = (typeof SERIES)[number];

const WEEK = 7;
const COLUMNS = 'grid grid-cols-1 gap-5 @min-[60rem]:grid-cols-[1.9fr_1fr]';

const sumOf = (days: AllFigures['byDay'], series: Series): number => days.reduce((sum, day) => sum + day[series], 0);

/** Totals, trend, attention list and breakdowns. */
export function Figures({ overview }: { overview: Overview }) {
  const { totals, figures } = overview;
  if (!figures) return null;
  const lately = figures.byDay.slice(-WEEK);
  const newIn = (series: Series): string => texts.thisWeek({ count: countText(sumOf(lately, series)) });
  const stat = (series: Series, count: number, note: string) => ({
    label: texts[series],
    value: countText(count),
    note: <span className="block font-normal">{note}</span>,
  });
  const { jobsByStatus, jobsByType, applicationsByStatus, places } = figures;
  const totalOf = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  const all = totalOf(applicationsByStatus);
  // Imported listings without a job type.
  const untyped = totalOf(jobsByStatus) - totalOf(jobsByType);
  return (
    <div className="@container stack gap-6">
      <h2 className="visually-hidden">{texts.totals}</h2>
      <Stats
        stats={[
          stat('candidates', totals.candidates, newIn('candidates')),
          stat('recruiters', totals.recruiters, newIn('recruiters')),
          stat('jobs', totals.jobs, texts.openNow({ count: countText(totals.activeJobs) })),
          stat('applications', figures.applications, newIn('applications')),
        ]}
      />
      <div className={COLUMNS}>
        <PerDay days={figures.byDay} />
        <Part title={texts.attention}>
          <Attention overview={overview} />
        </Part>
        <Part title={texts.applicationsByStatus} sub={texts.inAll({ count: countText(all) })}>
          <ShareBar
            caption={texts.applicationsByStatus}
            counts={applicationsByStatus}
            statuses={APPLICATION_STATUSES}
          />
        </Part>
        <Part title={texts.funnel} sub={texts.funnelText}>
          <Funnel funnel={figures.funnel} />
        </Part>
        <Part title={texts.jobsByStatus} sub={texts.inAll({ count: countText(totals.jobs) })}>
          <ShareBar caption={texts.jobsByStatus} counts={jobsByStatus} statuses={JOB_STATUSES} />
        </Part>
        <Part title={texts.jobsByType}>
          <CountBars
            caption={texts.jobsByType}
            named={texts.type}
            rows={[
              ...EMPLOYMENT_TYPES.map((type) => ({ name: employmentTypeTexts[type], count: jobsByType[type] })),
              ...(untyped > 0 ? [{ name: texts.typeUnknown, count: untyped }] : []),
            ]}
          />
        </Part>
        <Part
          title={texts.places}
          sub={
            places.all === 0
              ? undefined
              : places.top.length === places.all
                ? texts.allPlaces
                : texts.placesText({ top: countText(places.top.length), all: countText(places.all) })
          }
          className="@min-[60rem]:col-span-2"
        >
          {places.all === 0 ? (
            <p className="soft">{texts.none}</p>
          ) : (
            <CountBars
              caption={texts.places}
              named={texts.place}
              rows={places.top.map(({ place, count }) => ({ name: placeText(place), count }))}
            />
          )}
        </Part>
      </div>
      <p className="small muted">{texts.asOf({ moment: dateTimeText(figures.at) })}</p>
    </div>
  );
}

interface PartProps {
  title: string;
  sub?: string;
  className?: string;
  children: ReactNode;
}

function Part({ title, sub, className, children }: PartProps) {
  return (
    <Card as="section" padding="l" className={classNames('stack content-start gap-5', className)}>
      <div>
        <h2 className="title">{title}</h2>
        {sub ? <p className="small muted">{sub}</p> : null}
      </div>
      {children}
    </Card>
  );
}

function PerDay({ days }: { days: AllFigures['byDay'] }) {
  const [search] = useSearchParams();
  const series = SERIES.find((one) => one === search.get('of')) ?? 'applications';
  const counted = days.map((day) => ({ day: day.day, count: day[series] }));
  const sum = sumOf(days, series);
  const most = counted.reduce((best, day) => (day.count >= best.count ? day : best));
  return (
    <Card as="section" padding="l" className="stack gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="title">{texts.newPerDay}</h2>
          <p className="small muted">
            {sum === 0
              ? texts.perDayNone
              : texts.perDayText({ sum: countText(sum), most: countText(most.count), day: longDayText(most.day) })}
          </p>
        </div>
        {/* On a phone and with large text the four options take two rows. */}
        <div className="@max-[30rem]:w-full @max-[30rem]:[&_.segments]:grid @max-[30rem]:[&_.segments]:grid-flow-row @max-[30rem]:[&_.segments>*]:py-1 @max-[30rem]:[&_.segments]:grid-cols-[repeat(auto-fill,minmax(min(100%,max(6.5rem,calc(50%-0.5rem))),1fr))]">
          <SegmentLinks
            label={texts.chooseWhat}
            tabs={SERIES.map((one) => ({ label: texts[one], to: `?of=${one}`, current: one === series }))}
          />
        </div>
      </div>
      <DayChart tall days={counted} caption={texts.perDayCaption({ what: texts[series] })} counted={texts[series]} />
    </Card>
  );
}
