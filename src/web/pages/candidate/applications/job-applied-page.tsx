import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Stats as Tiles } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { rememberLook } from '#web/features/hiring/last-look.ts';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { ANEW, load, useBody, useFound } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import {
  type Application,
  afterWithdrawal,
  countOf,
  type Shown,
  type Stats,
  shownOf,
} from '#web/pages/candidate/applications/application.ts';
import { ApplicationCard } from '#web/pages/candidate/applications/application-card.tsx';
import { ApplicationDialog } from '#web/pages/candidate/applications/application-dialog.tsx';
import {
  applicationList,
  OFFERS,
  STATS,
  timelineOf,
  useWithdrawal,
  wholeApplication,
} from '#web/pages/candidate/applications/application-queries.ts';
import { useOpenedJob } from '#web/pages/candidate/jobs/job-queries.ts';
import { OpenJobWithWarning } from '#web/pages/candidate/jobs/open-job-with-warning.tsx';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { useOpened } from '#web/pages/candidate/opened.ts';
import { loadPage, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/job-applied-page';

interface OpenApplicationProps {
  list: readonly Application[];
  /** The offers for an application, newest first. */
  offersFor: (application: Application) => Offer[];
  now: string;
  onWithdraw: (application: Application) => void;
}

/** The application opened by the address, over the list; data from the list is shown immediately. */
function OpenApplication({ list, offersFor, now, onWithdraw }: OpenApplicationProps) {
  const { id = '', close } = useOpened('application');
  const whole = useFound(wholeApplication(id), id !== '');
  const timeline = useQuery({ ...timelineOf(id), ...ANEW, enabled: id !== '' });
  const opened = whole ?? list.find(({ _id }) => _id === id);
  return (
    <>
      {whole === null ? <Notice tone="amber" live="status" title={texts.gone} onClose={close} /> : null}
      {opened ? (
        <ApplicationDialog
          key={opened._id}
          application={opened}
          offers={offersFor(opened)}
          timeline={timeline.data?.body}
          timelineFailure={timeline.data ? undefined : timeline.error?.message}
          onRetry={() => void timeline.refetch()}
          now={now}
          onWithdraw={() => onWithdraw(opened)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  const { searchParams } = new URL(request.url);
  const [listed] = await Promise.all([
    settle(loadPage(applicationList(shownOf(searchParams)), pageOf(searchParams))),
    settle(load(STATS)),
    settle(load(OFFERS)),
  ]);
  const now = new Date().toISOString();
  if (listed.ok) rememberLook(now);
  return { now };
}

/** The applications: counts, each with its status and withdrawal, and the one opened by the address. */
export default function JobAppliedPage({ loaderData: { now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const shown = shownOf(params);
  const listed = usePage(applicationList(shown), pageOf(params));
  const counted = useBody(STATS);
  const offers = useBody(OFFERS);
  const stats = counted.ok ? counted.data : undefined;
  /** Why the tiles, the views or the offers on the cards are missing. */
  const partFailed = [counted, offers].find((part) => !part.ok);
  const whole = useOpenedJob();
  const withdraw = useWithdrawal();
  const [asked, setAsked] = useState<Application>();
  const offersFor = ({ _id }: Application) =>
    offers.ok ? offers.data.filter(({ applicationId }) => applicationId === _id) : [];
  const list = listed.ok ? listed.data.body : [];
  return (
    <Section title={texts.title} id="job-applied">
      <div className="stack stack-l">
        <Summary stats={stats} />
        {listed.ok && partFailed && !partFailed.ok ? (
          <LoadFailed title={texts.partFailed} message={partFailed.message} />
        ) : null}
        <div className="stack">
          {stats && stats.total > 0 ? <Views stats={stats} shown={shown} /> : null}
          <OpenApplication {...{ list, offersFor, now }} onWithdraw={setAsked} />
          {!listed.ok ? (
            <LoadFailed title={texts.failed} message={listed.message} />
          ) : list.length === 0 ? (
            <Nothing shown={shown} />
          ) : (
            list.map((application) => (
              <ApplicationCard
                key={application._id}
                application={application}
                offer={offersFor(application)[0]}
                now={now}
                onWithdraw={() => setAsked(application)}
              />
            ))
          )}
          {listed.ok ? (
            <Pagination
              page={listed.data.page}
              pages={listed.data.pages}
              to={(page) => ({ search: pageSearch(search, page) })}
            />
          ) : null}
        </div>
        {list.length > 0 ? (
          <p>
            <Link className="link-arrow" to="/available-jobs">
              {texts.findJobs}
            </Link>
          </p>
        ) : null}
      </div>
      {asked ? (
        <ConfirmDialog
          title={texts.withdrawTitle({ title: asked.jobTitle, company: asked.companyName })}
          confirmLabel={texts.withdrawConfirm}
          reason={{ label: texts.withdrawReason, hint: texts.withdrawHint, optional: true }}
          onConfirm={(reason) => {
            setAsked(undefined);
            withdraw(asked, reason);
          }}
          onClose={() => setAsked(undefined)}
        >
          <div className="stack stack-s">
            {asked.outcome === 'hired' ? <p className="strong">{texts.withdrawHired}</p> : null}
            <p>{[texts.withdrawHelp, afterWithdrawal(asked)].filter(Boolean).join(' ')}</p>
          </div>
        </ConfirmDialog>
      ) : null}
      <OpenJobWithWarning listed={[]} whole={whole} now={now} />
    </Section>
  );
}

/** The two tiles. An unknown count is not shown as 0. */
function Summary({ stats }: { stats: Stats | undefined }) {
  const interviews = stats && countOf(stats, ['interview_scheduled', 'interview_rescheduled']);
  const shownCount = (count: number | undefined) => (count === undefined ? '–' : countText(count));
  return (
    <div className="max-w-[460px]">
      <Tiles
        columns={2}
        stats={[
          { label: texts.applied, value: shownCount(stats?.total) },
          { label: texts.interviews, value: shownCount(interviews) },
        ]}
      />
    </div>
  );
}

function Views({ stats, shown }: { stats: Stats; shown: Shown }) {
  const base = viewPath('job-applied');
  const tab = (view: Shown, label: string, count: number) => ({
    to: view === 'all' ? base : `${base}?show=${view}`,
    label,
    current: shown === view,
    count,
  });
  return (
    <Tabs
      label={texts.views}
      tabs={[
        tab('all', texts.all, stats.total),
        tab('open', texts.open, stats.open),
        tab('closed', texts.closed, stats.total - stats.open),
      ]}
    />
  );
}

function Nothing({ shown }: { shown: Shown }) {
  if (shown !== 'all') {
    return (
      <EmptyState
        card
        title={texts.emptyView[shown]}
        action={<ButtonLink to={viewPath('job-applied')}>{texts.showAll}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      card
      title={texts.empty}
      action={
        <ButtonLink variant="primary" to="/available-jobs">
          {texts.findJobs}
        </ButtonLink>
      }
    >
      {texts.emptyHelp}
    </EmptyState>
  );
}
