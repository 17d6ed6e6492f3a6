import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { BestJob } from '#contract/fit.ts';
import { jobListAddress } from '#contract/list-address.ts';
import { bestFitTexts as texts } from '#texts/best-fit.ts';
import { whyText } from '#texts/by-code/why-text.ts';
import { ownFitTexts } from '#texts/own-fit.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { SECTION_PATHS } from '#web/features/candidates/section-paths.ts';
import { isInternship } from '#web/features/jobs/job.ts';
import { FitLine } from '#web/features/matching/fit-line.tsx';
import { companyPath } from '#web/lib/job-links.ts';
import { useBody } from '#web/lib/queries.ts';
import { AvailableJob } from '#web/pages/candidate/jobs/available-job.tsx';
import { deadlineText } from '#web/pages/candidate/jobs/deadline-text.ts';
import { LEARN } from '#web/pages/candidate/jobs/job-queries.ts';
import { SentAway } from '#web/pages/candidate/jobs/sent-away.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';

/** A job dismissed while the list was open, and its position. */
interface Gone {
  job: BestJob['job'];
  at: number;
}

/** The jobs dismissed while a list is open, and the one that takes the focus once its card is back. */
export function useSentAway() {
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const [focused, setFocused] = useState<string>();
  return {
    gone,
    focused,
    sendAway: (one: Gone) => setGone((before) => [...before, one]),
    bringBack: (id: string, { focus }: { focus: boolean }) => {
      setFocused(focus ? id : undefined);
      setGone((before) => before.filter(({ job }) => job._id !== id));
    },
  };
}

interface BestJobsProps {
  jobs: readonly BestJob[];
  sentAway: ReturnType<typeof useSentAway>;
  now: string;
  /** Maximum number shown. */
  most: number;
}

/** Matching jobs with reasons; dismissed ones keep their position until the list is left. */
export function BestJobs({ jobs, sentAway, now, most }: BestJobsProps) {
  const { gone, focused, sendAway, bringBack } = sentAway;
  const isGone = (id: string) => gone.some(({ job }) => job._id === id);
  const shown: (BestJob | Gone)[] = jobs
    .filter(({ job }) => !isGone(job._id))
    .slice(0, Math.max(0, most - gone.length));
  for (const one of [...gone].sort((left, right) => left.at - right.at)) shown.splice(one.at, 0, one);
  return (
    <div className="grid grid-3">
      {shown.map((one, at) =>
        'fit' in one ? (
          <AvailableJob
            key={one.job._id}
            job={one.job}
            now={now}
            deadlineTold
            description={deadlineText(one.job)}
            fit={
              <Reason {...one} focused={one.job._id === focused} onSentAway={() => sendAway({ job: one.job, at })} />
            }
          />
        ) : (
          <SentAway key={one.job._id} job={one.job} onBack={() => bringBack(one.job._id, { focus: true })} />
        ),
      )}
    </div>
  );
}

/** The jobs with this title on the company's page or, for a company without one, in the search. */
const similarPath = ({ title, companyName, companySlug }: BestJob['job']): string =>
  companySlug
    ? `${companyPath(companySlug)}?${new URLSearchParams({ q: title })}#jobs`
    : jobListAddress({ q: title, companyName });

/** Match, reasons, and similar jobs grouped under this one. */
function Reason({
  job,
  fit,
  why,
  similar,
  focused,
  onSentAway,
}: BestJob & { focused: boolean; onSentAway: () => void }) {
  return (
    <div className="reason">
      <div className="row between gap-2">
        <FitLine fit={fit} />
        <Button
          variant="quiet"
          size="s"
          className="-mr-2 shrink-0"
          autoFocus={focused}
          aria-label={texts.notForMeOf({ title: job.title, company: job.companyName })}
          onClick={onSentAway}
        >
          {texts.notForMe}
        </Button>
      </div>
      {why.length > 0 ? (
        <p className="wrap-anywhere">
          <InSentence>{whyText(why, isInternship(job) ? 'month' : 'year')}</InSentence>
        </p>
      ) : null}
      {similar > 0 ? (
        <Link
          className="link inline-flex min-h-6 items-center justify-self-start max-sm:min-h-11"
          to={similarPath(job)}
        >
          {texts.similar({ count: similar })}
        </Link>
      ) : null}
    </div>
  );
}

/** Replaces an empty list: without skills, asks for them; otherwise says why nothing fits and what to do about it. */
export function NoBestJobs({ hasSkills }: { hasSkills: boolean }) {
  return hasSkills ? (
    <Suspense>
      <WhyNone />
    </Suspense>
  ) : (
    <EmptyState
      card
      title={ownFitTexts.emptyBest}
      action={
        <ButtonLink variant="ink" to={SECTION_PATHS.skills}>
          {ownFitTexts.addSkills}
        </ButtonLink>
      }
    />
  );
}

/** Number of missing skills named. */
const NAMED = 3;

function WhyNone() {
  const learn = useBody(LEARN);
  const { leftOut, lookingFor, skills } = learn.ok
    ? learn.data
    : { leftOut: { seen: 0, otherKind: 0 }, lookingFor: null, skills: [] };
  const missing = skills.slice(0, NAMED).map(({ skill }) => skill);
  if (leftOut.otherKind > 0 && lookingFor !== null) {
    return (
      <EmptyState
        card
        title={texts.noneOfKind({ kind: lookingFor })}
        action={<ButtonLink to={SECTION_PATHS.basicInfo}>{texts.changeKind}</ButtonLink>}
      >
        {texts.noneOtherKind({ kind: lookingFor, count: leftOut.otherKind })}
      </EmptyState>
    );
  }
  if (leftOut.seen > 0) {
    return (
      <EmptyState
        card
        title={texts.noneLeft}
        action={<ButtonLink to={viewPath('available-jobs')}>{texts.seeNewest}</ButtonLink>}
      >
        {texts.noneSeen({ count: leftOut.seen })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      card
      title={texts.none}
      action={<ButtonLink to={SECTION_PATHS.skills}>{ownFitTexts.addSkills}</ButtonLink>}
    >
      {missing.length > 0 ? texts.noneMissing({ skills: missing.join(', ') }) : texts.noneHelp}
    </EmptyState>
  );
}
