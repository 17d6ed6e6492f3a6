import { Suspense } from 'react';
import { Link } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { dayInIndia } from '#contract/rules.ts';
import { answerRecordTexts as recordTexts } from '#texts/answer-record.ts';
import { statsTexts as texts } from '#texts/recruiter-stats.ts';
import { Card, Facts, Stats } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { Typed } from '#web/components/typed.tsx';
import { answerRecordFacts } from '#web/features/hiring/answer-record.ts';
import { isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { DayChart, type DayCount } from '#web/features/overview/day-chart.tsx';
import { Funnel } from '#web/features/overview/funnel.tsx';
import { StatisticsSkeleton } from '#web/features/overview/statistics-skeleton.tsx';
import { countText, longDayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import type { UserKind } from '#web/lib/session.ts';
import { settle } from '#web/lib/settle.ts';
import type { Route } from './+types/statistics';

type ApplicationStats = CallOutput<'applicationStats'>;

const DAYS = 30;
const DAY_MS = 86_400_000;

const STATS = read('applicationStats', {});

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { kind } = requireSession(request, 'recruiter', 'admin');
  // Not awaited: the page renders first and shows a placeholder for the figures.
  void settle(load(STATS));
  return { kind, today: dayInIndia(new Date()) };
}

/** /JobApplicationStats: applications in total, per job, over time, and by stage reached. */
export default function StatisticsPage({ loaderData: { kind, today } }: Route.ComponentProps) {
  const figures = (
    <Suspense fallback={<StatisticsSkeleton />}>
      <Figures today={today} reader={kind} />
    </Suspense>
  );
  return kind === 'recruiter' ? <main className="main-wide">{figures}</main> : figures;
}

/** Each of the last 30 days, including those with none. */
const daysUntil = (today: string, counted: ApplicationStats['byDay']): DayCount[] => {
  const known = new Map(counted.map(({ day, count }) => [day, count]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(Date.parse(today) - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: known.get(day) ?? 0 };
  });
};

const waitText = (days: ApplicationStats['daysToFirstAnswer']): string => {
  if (days === null) return texts.noAnswer;
  return days > 0 && days < 1 ? texts.withinDay : texts.days({ count: days });
};

interface FiguresProps {
  today: string;
  reader: UserKind;
}

function Figures({ today, reader }: FiguresProps) {
  const part = useRead(STATS);
  if (!part.ok) return <LoadFailed title={texts.failed} message={part.message} />;
  const stats = part.data.body;
  if (stats.total === 0) {
    return (
      <EmptyState title={texts.empty} level={2} picture="students">
        {texts.emptyHelp}
      </EmptyState>
    );
  }
  // A recruiter's own jobs link to their applications.
  const linked = reader === 'recruiter';
  const days = daysUntil(today, stats.byDay);
  const sum = days.reduce((all, { count }) => all + count, 0);
  const most = days.reduce((best, day) => (day.count >= best.count ? day : best));
  return (
    <div className="stack gap-10">
      <Stats
        stats={[
          { label: texts.total, value: countText(stats.total) },
          { label: texts.waiting, value: countText(stats.waiting.all) },
          { label: texts.answer, value: waitText(stats.daysToFirstAnswer) },
          { label: texts.offers, value: countText(stats.funnel.offered) },
        ]}
      />
      {stats.answerRecord === undefined ? null : (
        <Section title={recordTexts.title} id="answers" look="h3">
          <Facts facts={answerRecordFacts(stats.answerRecord)} />
        </Section>
      )}
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[1.9fr_1fr]">
        <Section title={texts.overTime} id="over-time" look="h3">
          <p className="small soft mb-4">
            {sum === 0
              ? texts.overTimeNone
              : texts.overTimeText({ sum: countText(sum), most: countText(most.count), day: longDayText(most.day) })}
          </p>
          <DayChart days={days} caption={texts.overTime} counted={texts.count} />
        </Section>
        <Section title={texts.funnel} id="funnel" look="h3">
          <p className="small soft mb-4">{texts.funnelText({ reader })}</p>
          <Funnel funnel={stats.funnel} />
        </Section>
      </div>
      <Section title={texts.perJob} id="per-job" look="h3">
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {stats.byJob.map((job) => (
            <Card as="li" key={job.jobId} className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <h3 className="title num">{job.jobId}</h3>
                <p className="small soft wrap-anywhere">
                  {linked ? (
                    <Link
                      className="link inline-flex min-h-8 items-center"
                      to={`/recruiter-maindashboards/applications?jobId=${job.jobId}`}
                    >
                      <span className="visually-hidden">{texts.see({ job: '' })}</span>
                      <Typed>{job.jobTitle}</Typed>
                    </Link>
                  ) : (
                    <Typed>{job.jobTitle}</Typed>
                  )}
                </p>
                {/* Among the recruiter's own jobs, only a different company is named. */}
                {linked && !isPostedForAnother(job) ? null : (
                  <p className="small muted wrap-anywhere">
                    <Typed>{job.companyName}</Typed>
                  </p>
                )}
              </div>
              <p className="text-right">
                <b className="h3 num block">{countText(job.count)}</b>
                <span className="small muted">{texts.jobCount({ count: job.count })}</span>
              </p>
            </Card>
          ))}
        </ul>
      </Section>
    </div>
  );
}
