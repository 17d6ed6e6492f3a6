import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'react-router';
import type { WhatToLearn } from '#contract/fit.ts';
import { learnTexts as texts } from '#texts/best-fit.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { shellTexts } from '#texts/candidate.ts';
import { fitTexts } from '#texts/fit.ts';
import { ownFitTexts } from '#texts/own-fit.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { Typed } from '#web/components/typed.tsx';
import { FillProfile } from '#web/features/matching/fill-profile.tsx';
import { KnowThis } from '#web/features/matching/know-this.tsx';
import { SkillWorth } from '#web/features/matching/skill-worth.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { BEST_PATH } from '#web/pages/candidate/jobs/job-order.tsx';
import { LEARN } from '#web/pages/candidate/jobs/job-queries.ts';
import type { Route } from './+types/learn-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: shellTexts.whatToLearn, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<void> {
  requireSession(request, 'candidate');
  await settle(load(LEARN));
}

/** /what-to-learn: the skills that would open the most jobs to the candidate. */
export default function LearnPage() {
  const learn = useBody(LEARN);
  return (
    <Section title={texts.heading} id="what-to-learn">
      {!learn.ok ? (
        <LoadFailed title={texts.failed} message={learn.message} />
      ) : learn.data.fill.includes('skills') ? (
        <FillProfile fill={learn.data.fill}>{ownFitTexts.emptyLearn}</FillProfile>
      ) : learn.data.skills.length === 0 ? (
        <EmptyState
          card
          title={learn.data.fits > 0 ? texts.none : texts.noneNear}
          action={<ButtonLink to="/tips#asked">{texts.seeAsked}</ButtonLink>}
        >
          {learn.data.fits > 0 ? texts.noneHelp : texts.noneNearHelp}
        </EmptyState>
      ) : (
        <Skills {...learn.data} />
      )}
      {learn.ok && learn.data.roles.length > 0 ? <Roles roles={learn.data.roles} /> : null}
    </Section>
  );
}

function Skills({ fits, nearly, skills }: WhatToLearn) {
  const whole = fits + Math.max(...skills.map(({ jobs }) => jobs));
  return (
    <div className="stack">
      <p className="soft read">
        {texts.lead({ fits })} {texts.nearly({ fits, nearly })} {texts.leadEnd}{' '}
        {fits > 0 ? <TextLink to={BEST_PATH}>{texts.seeFits}</TextLink> : null}
      </p>
      <ol className="learn">
        {skills.map(({ skill, jobs, near, examples }, at) => (
          <li key={skill}>
            <span className="rank" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h3>
                <Typed>{skill}</Typed>
              </h3>
              <p>
                {near
                  ? `${fitTexts.own.nearWhy({ have: near.skill })} ${fitTexts.bothAsked({ count: near.listings })}`
                  : texts.nothingNear}
              </p>
            </div>
            <SkillWorth words={texts.more({ count: jobs })} now={fits} jobs={jobs} whole={whole} />
            <div className="acts">
              <KnowThis skill={skill} look="button" />
            </div>
            {examples.length > 0 ? <Examples skill={skill} examples={examples} /> : null}
          </li>
        ))}
      </ol>
      <p className="fit-foot">
        <span>
          {texts.foot} {fits > 0 ? texts.footNow : null}
        </span>
        <TextLink to="/tips#how-fit">{ownFitTexts.how}</TextLink>
      </p>
    </div>
  );
}

/** Job titles to search for, for candidates who do not know what jobs with their skills are called. */
function Roles({ roles }: Pick<WhatToLearn, 'roles'>) {
  return (
    <section className="stack gap-3 mt-8">
      <h3 className="h3">{texts.roles}</h3>
      <ul className="chips">
        {roles.map(({ role, jobs }) => (
          <li key={role}>
            <Link className="chip" to={`/job-list?${new URLSearchParams({ q: role })}`}>
              {texts.role({ role, count: jobs })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ skill, examples }: Pick<WhatToLearn['skills'][number], 'skill' | 'examples'>) {
  return (
    <details className="learn-jobs group/fold">
      <summary className="link small" aria-label={texts.seeJobsOf({ skill })}>
        {texts.seeJobs}
        <Icon as={ChevronDown} size="s" className="transition-[rotate] group-open/fold:rotate-180" />
      </summary>
      <ul>
        {examples.map((job) => (
          <li key={job._id}>
            <Link className="link min-w-0 break-words" to={jobPath(job)}>
              <Typed>{job.title}</Typed>
            </Link>
            <span className="min-w-0 break-words">
              <Typed>{job.companyName}</Typed>, <Typed>{placeText(job.location)}</Typed>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
