import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { bestFitTexts } from '#texts/best-fit.ts';
import { shellTexts, availableTexts as texts } from '#texts/candidate.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { useFits } from '#web/features/matching/use-fits.tsx';
import { load, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { useSession } from '#web/lib/use-session.ts';
import { AvailableJob } from '#web/pages/candidate/jobs/available-job.tsx';
import { BestJobs, NoBestJobs, useSentAway } from '#web/pages/candidate/jobs/best-jobs.tsx';
import { deadlineText } from '#web/pages/candidate/jobs/deadline-text.ts';
import { HIDDEN, HiddenJobs } from '#web/pages/candidate/jobs/hidden-jobs.tsx';
import { OrderSwitch, orderOf } from '#web/pages/candidate/jobs/job-order.tsx';
import { AVAILABLE, BEST, FILL, useOpenedJob } from '#web/pages/candidate/jobs/job-queries.ts';
import { useKeptList } from '#web/pages/candidate/jobs/kept-list.ts';
import { OpenJobWithWarning } from '#web/pages/candidate/jobs/open-job-with-warning.tsx';
import { PostedBy } from '#web/pages/candidate/jobs/posted-by.tsx';
import { loadPage, pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';
import { viewPath } from '#web/pages/candidate/views.ts';

/** Loads the page in the order given in the address; errors are shown where it is rendered. */
export async function loadOrdered(search: URLSearchParams): Promise<void> {
  if (orderOf(search) === 'best')
    await Promise.all([settle(loadPage(BEST, pageOf(search))), settle(load(FILL)), settle(load(HIDDEN.at(1)))]);
  else await settle(loadPage(AVAILABLE, pageOf(search)));
}

interface ListProps {
  page: number;
  now: string;
  whole: Job | null | undefined;
}

/**
 * Open jobs, nine per page, newest or best match first, and the details of the one in the address. Kept for offline
 * reading.
 */
export function AvailableJobs({ now }: { now: string }) {
  const params = new URLSearchParams(useLocation().search);
  const order = orderOf(params);
  const whole = useOpenedJob();
  const list = { page: pageOf(params), now, whole };
  return (
    <Section title={texts.title} id="available-jobs" link={{ to: '/job-list', words: texts.searchAll }}>
      <div className="row wrap mb-4 gap-x-5 gap-y-2">
        <OrderSwitch order={order} />
        {order === 'best' ? (
          <>
            <p className="soft small">{bestFitTexts.sortedBy}</p>
            <TextLink className="small" to={viewPath('what-to-learn')}>
              {shellTexts.whatToLearn}
            </TextLink>
            <TextLink className="small" to="/account#notifications">
              {bestFitTexts.byEmail}
            </TextLink>
          </>
        ) : null}
      </div>
      {order === 'best' ? <Best key={list.page} {...list} /> : <Newest {...list} />}
    </Section>
  );
}

function Newest({ page, now, whole }: ListProps) {
  const { search } = useLocation();
  const listed = usePage(AVAILABLE, page);
  const jobs = listed.ok ? listed.data.body : [];
  const fitOf = useFits(jobs);
  useKeptList(jobs, now);
  return (
    <>
      {listed.ok ? (
        <>
          {jobs.length > 0 ? (
            <div className="grid grid-3">
              {groupJobs(jobs).map(({ job, similar }) => (
                <AvailableJob
                  key={job._id}
                  job={job}
                  similar={similar}
                  now={now}
                  deadlineTold
                  description={deadlineText(job)}
                  fit={fitOf(job)}
                />
              ))}
            </div>
          ) : (
            <EmptyState card title={texts.empty} action={<ButtonLink to="/job-list">{texts.searchAll}</ButtonLink>}>
              {texts.emptyHelp}
            </EmptyState>
          )}
          <Pages of={listed.data} search={search} />
        </>
      ) : (
        <LoadFailed title={texts.failed} message={listed.message} />
      )}
      <OpenJobWithWarning listed={jobs} whole={whole} now={now} extra={(job) => <PostedBy job={job} />} />
    </>
  );
}

function Best({ page, now, whole }: ListProps) {
  const { search } = useLocation();
  const listed = usePage(BEST, page);
  const fill = useBody(FILL);
  const sentAway = useSentAway();
  const list = useRef<HTMLDivElement>(null);
  const body = listed.ok ? listed.data.body : undefined;
  const jobs = body ?? [];
  // What fits is personal, so it is kept for this account only.
  const keptJobs = useMemo(() => (body ?? []).map(({ job }) => job), [body]);
  useKeptList(keptJobs, now, useSession()?.user?._id);
  return (
    <>
      <div ref={list} tabIndex={-1} className="outline-none">
        {listed.ok ? (
          <>
            {jobs.length > 0 || sentAway.gone.length > 0 ? (
              <BestJobs jobs={jobs} sentAway={sentAway} now={now} most={BEST.limit} />
            ) : (
              <NoBestJobs hasSkills={!fill.ok || !fill.data.fill.includes('skills')} />
            )}
            <Pages of={listed.data} search={search} />
          </>
        ) : (
          <LoadFailed title={bestFitTexts.failed} message={listed.message} />
        )}
      </div>
      <HiddenJobs onBack={sentAway.bringBack} onLastGone={() => list.current?.focus()} />
      <OpenJobWithWarning
        listed={jobs.map(({ job }) => job)}
        whole={whole}
        now={now}
        extra={(job) => <PostedBy job={job} />}
      />
    </>
  );
}

function Pages({ of, search }: { of: { page: number; pages: number }; search: string }) {
  return <Pagination page={of.page} pages={of.pages} to={(to) => ({ search: pageSearch(search, to) })} />;
}
