import { useEffect, useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { applyTexts as texts } from '#texts/apply.ts';
import { jobTexts } from '#texts/jobs.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Picture } from '#web/components/picture.tsx';
import { Skeleton, SkeletonBlock, SkeletonHead, SkeletonLines } from '#web/components/skeleton.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { EmailNotice } from '#web/features/accounts/email-notice.tsx';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { CompanyLine, isPostedForAnother, readerText } from '#web/features/jobs/company-line.tsx';
import type { Job } from '#web/features/jobs/job.ts';
import { opening } from '#web/features/jobs/job.ts';
import { ApplyElsewhere, hostOf } from '#web/features/jobs/leads-out.tsx';
import { HowYouFit } from '#web/features/matching/how-you-fit.tsx';
import { dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { applicationPath, jobPath, signInToApply } from '#web/lib/job-links.ts';
import { isMissing } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { type KnownUser, readSession } from '#web/lib/session.ts';
import { assertSignedIn, settle } from '#web/lib/settle.ts';
import type { Application as SentApplication } from '#web/pages/candidate/applications/application.ts';
import { AlreadyApplied, ApplyForm, SuggestionsWait } from '#web/pages/candidate/apply/apply-form.tsx';
import { ApplyFrame } from '#web/pages/candidate/apply/apply-frame.tsx';
import { loadApply, useApply } from '#web/pages/candidate/apply/apply-queries.ts';
import { JobSummary } from '#web/pages/candidate/apply/job-summary.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/apply-page';

/** Problems with the candidate's email address, as on every page of the area. */
function AddressNotice() {
  const account = useBody(ACCOUNT_QUERY);
  return account.ok ? <EmailNotice kind="candidate" account={account.data} /> : null;
}

/** What the confirmation shows of an application. */
type Sent = Pick<SentApplication, '_id' | 'answerBy'>;

/** The delay in the specification. */
const REDIRECT_MS = 2000;

/** Confirmation; redirects to the dashboard unless the user is about to open the application. */
function ApplicationSubmitted({ job, application }: { job: Job; application: Sent }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => navigate(viewPath('home'), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, stays]);
  const stay = () => setStays(true);
  return (
    <ApplyFrame back={{ to: viewPath('home'), label: texts.toDashboard }}>
      <div className="headed" role="status">
        <div className="stack pt-6">
          <Picture name="jobs" className="w-40" />
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {texts.done}
          </h1>
          <p className="lead break-words">
            <InSentence>{texts.doneText({ title: job.title, company: job.companyName })}</InSentence>
          </p>
          {application.answerBy ? (
            <p className="strong">{jobTexts.hearBy({ day: dayText(application.answerBy) })}</p>
          ) : null}
          {isPostedForAnother(job) ? (
            <p className="break-words">
              <CompanyLine {...job} />
              <br />
              {readerText(job)}
            </p>
          ) : null}
          <div className="row wrap">
            <ButtonLink variant="primary" to={viewPath('home')} replace>
              {texts.toDashboard}
            </ButtonLink>
            <ButtonLink to={applicationPath(application._id)} replace onFocus={stay} onPointerEnter={stay}>
              {texts.toApplication}
            </ButtonLink>
          </div>
        </div>
      </div>
      <AddressNotice />
    </ApplyFrame>
  );
}

const toList = { to: viewPath('available-jobs'), label: texts.close };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.title ? texts.pageTitle({ title: loaderData.title }) : texts.plainTitle,
    noindex: true,
  });

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  if (!readSession()) throw redirect(signInToApply({ _id: id }));
  const { user } = requireSession(request, 'candidate');
  const [{ job, self }] = await Promise.all([loadApply(id, user), settle(load(ACCOUNT_QUERY))]);
  assertSignedIn(self, request, 'candidate');
  return { user, title: job.ok ? job.data.body.title : '', now: new Date().toISOString() };
}

/** /apply-job-form/{id}: the form for one job. */
export default function ApplyPage({ loaderData: { user, now }, params: { id } }: Route.ComponentProps) {
  return (
    <SessionWatch kind="candidate" owner={user?._id}>
      <Application key={id} {...{ id, user, now }} />
    </SessionWatch>
  );
}

interface ApplicationProps {
  /** The job's id from the address. */
  id: string;
  user: KnownUser | undefined;
  now: string;
}

function Application({ id, user, now }: ApplicationProps) {
  const {
    job: found,
    standing,
    profile,
    fromProfile,
    appliedBefore,
    resume,
    resumeIsPicture,
    suggested,
  } = useApply(id, user);
  // An open form stays with its values, and shows if the job was applied to in the meantime.
  const [already] = useState(standing);
  const [submitted, setSubmitted] = useState<Sent>();
  // So does one whose job closes or disappears in the meantime: what was typed would go with it. It shows the job as it
  // was then, until sending says that it has changed.
  const [asked, setAsked] = useState<Job>();
  const current = found.ok ? found.data : undefined;
  const state = current && opening(current, now);
  if (current && !asked && !already && state === 'open' && current.takesApplications) setAsked(current);
  if (asked && submitted) return <ApplicationSubmitted job={asked} application={submitted} />;
  if (asked) {
    return (
      <ApplyForm
        {...{ profile, fromProfile, appliedBefore, resume, resumeIsPicture }}
        job={asked}
        notice={
          <>
            <HowYouFit job={asked} now={now} />
            <AddressNotice />
            <SuggestionsWait count={suggested} jobId={asked._id} />
          </>
        }
        onChanged={setAsked}
        onSubmitted={setSubmitted}
      />
    );
  }
  if (!found.ok) {
    return (
      <ApplyFrame back={toList} title={texts.plainTitle}>
        {isMissing(found) ? <NoJob /> : <LoadFailed title={texts.failed} message={found.message} />}
      </ApplyFrame>
    );
  }
  const job = found.data;
  return (
    <ApplyFrame back={{ to: jobPath(job), label: texts.backToJob }}>
      <JobSummary job={job} />
      {already ? (
        <AlreadyApplied on={dayText(already.appliedAt)} id={already._id} />
      ) : state === 'open' ? (
        <>
          <Notice tone="amber" title={jobTexts.noApplicationsHere}>
            {job.applyUrl ? jobTexts.leaves({ host: hostOf(job.applyUrl) }) : null}
          </Notice>
          {job.applyUrl ? (
            <div>
              <ApplyElsewhere job={job} />
            </div>
          ) : null}
        </>
      ) : (
        <Notice
          tone="amber"
          title={
            state === 'closed' ? jobTexts.closed : jobTexts.notYetOpen({ day: dayText(job.applicationDeadline.start) })
          }
        />
      )}
      <div>
        <ButtonLink to={toList.to}>{texts.seeJobs}</ButtonLink>
      </div>
    </ApplyFrame>
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
        <SkeletonHead picture="h-12 w-12 rounded-2" lines={['h-6 w-[60%]', 'w-[40%]']} />
        <SkeletonBlock className="h-17 w-full rounded-3" />
        <SkeletonLines className="gap-5" sizes={['h-7 w-48', 'h-11 w-full', 'h-11 w-full', 'h-11 w-full']} />
      </Skeleton>
    </ApplyFrame>
  );
}
