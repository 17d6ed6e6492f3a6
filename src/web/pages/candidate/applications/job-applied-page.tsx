import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Stats as Tiles } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { countText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import {
  type Application,
  countOf,
  SHOWN,
  type Shown,
  type Stats,
} from '#web/pages/candidate/applications/application.ts';
import { ApplicationCard } from '#web/pages/candidate/applications/application-card.tsx';
import { loadApplications } from '#web/pages/candidate/applications/load-applications.ts';
import type { ListContext } from '#web/pages/candidate/applications/open-application.tsx';
import { useWithdrawal } from '#web/pages/candidate/applications/use-withdrawal.ts';
import { pageSearch } from '#web/pages/candidate/paging.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/job-applied-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  requireSession(request, 'candidate');
  return loadApplications(request);
};

/** The applications: how many, each with its state and the way out of it. The one that the address opens is the child route's. */
export default function JobAppliedPage({ loaderData }: Route.ComponentProps) {
  const { listed, stats, offers, partFailed, shown, now } = loaderData;
  const { seen, withdraw } = useWithdrawal();
  const [asked, setAsked] = useState<Application>();
  const { search } = useLocation();
  const offerFor = ({ _id }: Application) => offers.find(({ applicationId }) => applicationId === _id);

  const list = listed.ok ? listed.data.applications : [];
  const context: ListContext = { list, offerFor, seen, now, onWithdraw: setAsked };
  return (
    <Section title={texts.title} id="job-applied">
      <div className="stack stack-l">
        <Summary stats={stats} />
        {listed.ok && partFailed && !partFailed.ok ? (
          <LoadFailed title={texts.partFailed} message={partFailed.message} />
        ) : null}
        <div className="stack">
          {stats && stats.total > 0 ? <Views stats={stats} shown={shown} /> : null}
          <Outlet context={context} />
          {!listed.ok ? (
            <LoadFailed title={texts.failed} message={listed.message} />
          ) : list.length === 0 ? (
            <Nothing shown={shown} />
          ) : (
            list.map((application) => (
              <ApplicationCard
                key={application._id}
                application={seen(application)}
                offer={offerFor(application)}
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
          {texts.withdrawHelp}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}

/** The two tiles. A number that is not known is not a nought. */
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
        tab('open', texts.open, countOf(stats, SHOWN.open)),
        tab('closed', texts.closed, countOf(stats, SHOWN.closed)),
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
