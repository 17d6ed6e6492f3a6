import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { applyTexts as texts } from '#texts/candidate.ts';
import { jobTexts } from '#texts/jobs.ts';
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

const toList = { to: viewPath('available-jobs'), label: texts.close };

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.job ? texts.pageTitle({ title: loaderData.job.title }) : texts.plainTitle,
    noindex: true,
  });

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
      <ApplyFrame back={toList} title={texts.plainTitle}>
        {failure ? <LoadFailed title={texts.failed} message={failure} /> : <NoJob />}
      </ApplyFrame>
    );
  }
  if (submitted) return <ApplicationSubmitted job={job} />;
  const state = opening(job, now);
  if (already || state !== 'open') {
    return (
      <ApplyFrame back={{ to: jobPath(job), label: texts.backToJob }}>
        <JobSummary job={job} />
        {already ? (
          <AlreadyApplied on={dayText(already.appliedAt)} />
        ) : (
          <Notice
            tone="amber"
            title={
              state === 'closed'
                ? jobTexts.closed
                : jobTexts.notYetOpen({ day: dayText(job.applicationDeadline.start) })
            }
          />
        )}
        <div>
          <ButtonLink to={toList.to}>{texts.seeJobs}</ButtonLink>
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
      title={texts.notFound}
      action={
        <ButtonLink variant="ink" to="/">
          {texts.backHome}
        </ButtonLink>
      }
    />
  );
}

export function HydrateFallback() {
  return (
    <ApplyFrame back={toList} title={texts.plainTitle}>
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
