import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { applicationFitTexts as texts } from '#texts/recruiter-fit.ts';
import { Notice } from '#web/components/notice.tsx';
import { Skeleton, SkeletonBlocks } from '#web/components/skeleton.tsx';
import { FitLine } from '#web/features/matching/fit-line.tsx';
import { FitReasons } from '#web/features/matching/fit-reasons.tsx';
import { withParams } from '#web/lib/list-params.ts';
import { ANEW } from '#web/lib/queries.ts';
import { type Application, fitOf } from '#web/pages/recruiter/applications/application-queries.ts';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';
import { hasLostCandidate } from '#web/pages/recruiter/applications/statuses.ts';
import { FitBrief } from '#web/pages/recruiter/fit-brief.tsx';

/** Why an application is not scored. */
const whyNone = (application: Application): string => {
  if (application.status === 'withdrawn') return texts.withdrawn;
  return hasLostCandidate(application) ? texts.left : texts.hasNoSkills;
};

/** All reasons for the match score: each skill with its evidence, and each fact. */
export function FitSection({ application, now }: { application: Application; now: string }) {
  const { data, error } = useQuery({ ...fitOf(application._id), ...ANEW });
  const fit = data?.body.fit;
  if (fit === undefined) {
    return error ? (
      <Notice tone="red" live="alert" title={error.message} />
    ) : (
      <Skeleton className="stack gap-4">
        <SkeletonBlocks sizes={['h-6 w-40', 'h-20 w-full', 'h-40 w-full']} />
      </Skeleton>
    );
  }
  if (fit === null) return <p className="soft">{whyNone(application)}</p>;
  return (
    <div className="stack max-w-215 gap-4">
      <div className="row wrap gap-x-6 gap-y-2">
        {fit.asked > 0 ? <FitLine fit={fit} dense /> : <b>{texts.noneAsked}</b>}
        <span className="small muted min-w-0">{texts.isRead({ name: application.fullName })}</span>
      </div>
      <FitReasons fit={fit} side="theirs" today={now} />
    </div>
  );
}

/** Summary of the match beside other facts; a tab of the panel has all reasons. */
export function FitSummary({ application: { fit } }: { application: Application }) {
  const { search, state } = useLocation();
  if (!fit || fit.asked === 0) return null;
  return (
    <PanelSection title={texts.title}>
      <FitLine fit={fit} dense />
      <FitBrief skills={fit.skills} className="stack gap-1.5" />
      <Link
        className="link small w-fit"
        to={withParams(search, { part: 'fit' })}
        replace
        state={state}
        preventScrollReset
      >
        {texts.allReasons}
      </Link>
    </PanelSection>
  );
}
