import { Link } from 'react-router';
import { databaseTexts } from '#texts/recruiter-database.ts';
import { fittingTexts as texts } from '#texts/recruiter-fit.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Facts } from '#web/components/card.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CandidateActions, type DatabaseActions } from '#web/features/candidates/candidate-actions.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { OwnMark } from '#web/features/candidates/own-mark.tsx';
import { FitLine } from '#web/features/matching/fit-line.tsx';
import { FitReasons } from '#web/features/matching/fit-reasons.tsx';
import { workText } from '#web/features/matching/fit-values.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { FitBrief } from '#web/pages/recruiter/fit-brief.tsx';
import type { FittingCandidate } from '#web/pages/recruiter/fitting/fitting-queries.ts';

interface FittingRowProps {
  row: FittingCandidate;
  actions: DatabaseActions;
}

/** A matching candidate: the score, a summary, and all reasons in a collapsed section. */
export function FittingRow({ row: { candidate, fit, applied, invited }, actions }: FittingRowProps) {
  const name = nameOf(candidate);
  const { experience, location } = candidate;
  // What the reasons compare: the work in the profile or the application, where there is any.
  const months = fit.facts.find((one) => one.fact === 'experience')?.said?.months;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 lg:grid-cols-[40px_minmax(0,1fr)_11rem_9.5rem]">
      <Avatar name={name} src={fileAddress(candidate.profilePic)} size="m" />
      <div className="stack min-w-0 gap-2">
        <div className="row wrap gap-x-4 gap-y-1">
          <h3 className="title wrap-anywhere">
            <Link to={`/profile/${candidate._id}`}>
              <Typed>{name}</Typed>
            </Link>
          </h3>
          <FitLine fit={fit} dense />
          <OwnMark candidate={candidate} />
        </div>
        <p className="small soft wrap-anywhere">
          <Typed>{candidate.title || databaseTexts.noRole}</Typed>
        </p>
        <FitBrief skills={fit.skills} className="row wrap gap-x-5 gap-y-1" />
        <details>
          <summary
            className="link small inline-flex min-h-8 w-fit cursor-pointer items-center"
            aria-label={texts.reasonsOf({ name })}
          >
            {texts.reasons}
          </summary>
          <div className="max-w-215 pt-3">
            <FitReasons fit={fit} side="theirs" today={new Date().toISOString()} />
          </div>
        </details>
      </div>
      <div className="col-start-2 lg:col-start-3">
        <Facts
          look="line"
          facts={[
            {
              label: texts.experience,
              value: months
                ? workText(months)
                : experience === null || experience === undefined
                  ? databaseTexts.none
                  : databaseTexts.years({ count: experience }),
            },
            { label: texts.location, value: location || databaseTexts.none },
          ]}
        />
      </div>
      <div className="col-span-full row row-s wrap lg:col-span-1 lg:flex-col lg:items-stretch max-lg:[&_.btn]:grow">
        <CandidateActions candidate={candidate} actions={actions} look="card" />
        {invited && !applied ? <span className="small muted self-center px-2 nowrap">{texts.invited}</span> : null}
      </div>
    </li>
  );
}
