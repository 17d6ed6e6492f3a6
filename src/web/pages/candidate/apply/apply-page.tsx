import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';
import { opening } from '#web/jobs/job.ts';
import { dayText } from '#web/lib/formats.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { ApplicationSubmitted } from '#web/pages/candidate/apply/application-submitted.tsx';
import { AlreadyApplied, ApplyForm } from '#web/pages/candidate/apply/apply-form.tsx';
import { ApplyFrame } from '#web/pages/candidate/apply/apply-frame.tsx';
import { JobSummary } from '#web/pages/candidate/apply/job-summary.tsx';
import { type ApplyData, loadApply } from '#web/pages/candidate/apply/load-apply.ts';
import { viewPath } from '#web/pages/candidate/views.ts';
import { SessionWatch } from '#web/sign-in/session-watch.tsx';
import { applyWords as words } from '#web/words/en/candidate.ts';
import { jobWords } from '#web/words/en/jobs.ts';

const toList = { to: viewPath('available-jobs'), label: words.close };

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  pageMeta({ title: loaderData?.job ? words.pageTitle(loaderData.job.title) : words.plainTitle, noindex: true });

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) => loadApply(request, params.id ?? '');

/** /apply-job-form/{id}: the form for one job. */
export default function ApplyPage() {
  const data = useLoaderData<typeof clientLoader>();
  return (
    <SessionWatch kind="candidate" owner={data.owner}>
      <Application key={data.job?._id} data={data} />
    </SessionWatch>
  );
}

function Application({ data }: { data: ApplyData }) {
  const { job, failure, already, profile, fromProfile, appliedBefore, resume, resumeIsPicture, now } = data;
  const [submitted, setSubmitted] = useState(false);
  if (!job) {
    return (
      <ApplyFrame back={toList} title={words.plainTitle}>
        {failure ? <LoadFailed title={words.failed} message={failure} /> : <NoJob />}
      </ApplyFrame>
    );
  }
  if (submitted) return <ApplicationSubmitted job={job} />;
  const state = opening(job, now);
  if (already || state !== 'open') {
    return (
      <ApplyFrame back={{ to: jobPath(job), label: words.backToJob }}>
        <JobSummary job={job} />
        {already ? (
          <AlreadyApplied on={dayText(already.appliedAt)} />
        ) : (
          <Notice
            tone="amber"
            title={state === 'closed' ? jobWords.closed : jobWords.notYetOpen(dayText(job.applicationDeadline.start))}
          />
        )}
        <div>
          <ButtonLink to={toList.to}>{words.seeJobs}</ButtonLink>
        </div>
      </ApplyFrame>
    );
  }
  return (
    <ApplyForm
      {...{ job, profile, fromProfile, appliedBefore, resume, resumeIsPicture }}
      onSubmitted={() => setSubmitted(true)}
    />
  );
}

function NoJob() {
  return (
    <EmptyState
      card
      level={2}
      title={words.notFound}
      action={
        <ButtonLink variant="ink" to="/">
          {words.backHome}
        </ButtonLink>
      }
    />
  );
}

export function HydrateFallback() {
  return (
    <ApplyFrame back={toList} title={words.plainTitle}>
      <Skeleton className="stack stack-l">
        <div className="row">
          <SkeletonBlock className="h-12 w-12 rounded-2" />
          <div className="sk-line grow">
            <SkeletonBlock className="h-6 w-[60%]" />
            <SkeletonBlock className="w-[40%]" />
          </div>
        </div>
        <SkeletonBlock className="h-17 w-full rounded-3" />
        <div className="sk-line gap-5!">
          <SkeletonBlock className="h-7 w-48" />
          <SkeletonBlock className="h-11 w-full" />
          <SkeletonBlock className="h-11 w-full" />
          <SkeletonBlock className="h-11 w-full" />
        </div>
      </Skeleton>
    </ApplyFrame>
  );
}
