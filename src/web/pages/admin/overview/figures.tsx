import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { APPLICATION_STATUSES, EMPLOYMENT_TYPES, JOB_STATUSES } from '#contract/vocabularies.ts';
import { Card, Stats } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { SegmentLinks } from '#web/components/tabs.tsx';
import { DayChart } from '#web/desk/day-chart.tsx';
import { Funnel } from '#web/desk/funnel.tsx';
import { countText, dateTimeText, longDayText } from '#web/lib/formats.ts';
import { Attention } from '#web/pages/admin/overview/attention.tsx';
import { CountBars } from '#web/pages/admin/overview/count-bars.tsx';
import { ShareBar } from '#web/pages/admin/overview/share-bar.tsx';
import { overviewWords as words } from '#web/words/en/admin-overview.ts';

export type Overview = CallOutput<'adminOverview'>;
type AllFigures = NonNullable<Overview['figures']>;

const SERIES = ['applications', 'candidates', 'recruiters', 'jobs'] as const;
type Series = (typeof SERIES)[number];

const WEEK = 7;
const COLUMNS = 'grid grid-cols-1 gap-5 xl:grid-cols-[1.9fr_1fr]';

const sumOf = (days: AllFigures['byDay'], series: Series): number => days.reduce((sum, day) => sum + day[series], 0);

/** The totals, the trend, what needs attention, and how everything is parted. */
export function Figures({ overview }: { overview: Overview }) {
  const { totals, figures } = overview;
  if (!figures) return null;
  const lately = figures.byDay.slice(-WEEK);
  const newIn = (series: Series): string => words.thisWeek(countText(sumOf(lately, series)));
  const stat = (series: Series, count: number, note: string) => ({
    label: words[series],
    value: countText(count),
    note: <span className="block font-normal">{note}</span>,
  });
  const { jobsByStatus, jobsByType, applicationsByStatus, places } = figures;
  const all = Object.values(applicationsByStatus).reduce((sum, count) => sum + count, 0);
  return (
    <div className="stack gap-6">
      <h2 className="vh">{words.totals}</h2>
      <Stats
        stats={[
          stat('candidates', totals.candidates, newIn('candidates')),
          stat('recruiters', totals.recruiters, newIn('recruiters')),
          stat('jobs', totals.jobs, words.openNow(countText(totals.activeJobs))),
          stat('applications', figures.applications, newIn('applications')),
        ]}
      />
      <div className={COLUMNS}>
        <PerDay days={figures.byDay} />
        <Part title={words.attention}>
          <Attention overview={overview} />
        </Part>
        <Part title={words.applicationsByStatus} sub={words.inAll(countText(all))}>
          <ShareBar
            caption={words.applicationsByStatus}
            counts={applicationsByStatus}
            statuses={APPLICATION_STATUSES}
          />
        </Part>
        <Part title={words.funnel} sub={words.funnelText}>
          <Funnel funnel={figures.funnel} />
        </Part>
        <Part title={words.jobsByStatus} sub={words.inAll(countText(totals.jobs))}>
          <ShareBar caption={words.jobsByStatus} counts={jobsByStatus} statuses={JOB_STATUSES} />
        </Part>
        <Part title={words.jobsByType}>
          <CountBars
            caption={words.jobsByType}
            named={words.type}
            rows={EMPLOYMENT_TYPES.map((type) => ({ name: type, count: jobsByType[type] }))}
          />
        </Part>
        <Part
          title={words.places}
          sub={places.all === 0 ? undefined : words.placesText(countText(places.top.length), countText(places.all))}
          className="xl:col-span-2"
        >
          {places.all === 0 ? (
            <p className="soft">{words.none}</p>
          ) : (
            <CountBars
              caption={words.places}
              named={words.place}
              rows={places.top.map(({ place, count }) => ({ name: place, count }))}
            />
          )}
        </Part>
      </div>
      <p className="small muted">{words.asOf(dateTimeText(figures.at))}</p>
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
          <h2 className="title">{words.newPerDay}</h2>
          <p className="small muted">
            {sum === 0
              ? words.perDayNone
              : words.perDayText(countText(sum), countText(most.count), longDayText(most.day))}
          </p>
        </div>
        {/* On a phone the four stand in two rows. */}
        <div className="max-sm:w-full max-sm:[&_.seg]:grid max-sm:[&_.seg]:grid-flow-row! max-sm:[&_.seg]:grid-cols-2!">
          <SegmentLinks
            label={words.chooseWhat}
            tabs={SERIES.map((one) => ({ label: words[one], to: `?of=${one}`, current: one === series }))}
          />
        </div>
      </div>
      <DayChart tall days={counted} caption={words.perDayCaption(words[series])} counted={words[series]} />
    </Card>
  );
}
