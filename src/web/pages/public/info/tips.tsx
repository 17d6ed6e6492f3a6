import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { AskedSkills } from '#contract/fit.ts';
import { askedSkillsTexts as askedTexts, howFitTexts } from '#texts/asked-skills.ts';
import { tipsTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';
import { Typed } from '#web/components/typed.tsx';
import { SkillWorth } from '#web/features/matching/skill-worth.tsx';
import { jobsPath } from '#web/lib/job-links.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { CallToAction } from '#web/pages/public/info/info-parts.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';
import { portalOf } from '#web/pages/public/load-jobs.ts';

const SHOWN = 10;

export async function loader({ context }: LoaderFunctionArgs) {
  const portal = portalOf({ context });
  const { body } = await orErrorPage(portal.call('askedSkills', {}));
  return { ...infoLoader({ context }), asked: { jobs: body.jobs, skills: body.skills.slice(0, SHOWN) } };
}

export const meta = infoMeta('/tips', texts);

/** Five career tips, each with an action for today, then the skills that employers ask for. */
export default function Tips() {
  const { asked } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} picture="internship" />
      <div className="page pt-10 sm:pt-14">
        <ol className="headed pt-0">
          {texts.tips.map(({ title, text, today }, index) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-3 border-line not-first:border-t py-8 lg:grid-cols-[64px_minmax(0,1fr)_minmax(0,344px)]"
            >
              <span className="num h2 text-accent-text" aria-hidden="true">
                {index + 1}
              </span>
              <div className="stack gap-3">
                <h2 className="h3">{title}</h2>
                <p className="soft read text-pretty">{text}</p>
              </div>
              <div className="stack gap-1">
                <p className="small muted">{texts.today}</p>
                <p className="read text-pretty">{today}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {asked.skills.length > 0 ? <AskedMost {...asked} /> : null}
      <div className="page section">
        <Section title={howFitTexts.title} id="how-fit">
          <ul className="bullets read">
            {howFitTexts.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Section>
      </div>
      <CallToAction title={texts.closing} text={texts.closingText} picture="jobs">
        <ButtonLink to="/jobs" variant="ink">
          {texts.search}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

/** The skills most in demand in open jobs, each with its number of jobs and the skills that accompany it. */
function AskedMost({ jobs, skills }: AskedSkills) {
  const whole = skills[0]?.jobs ?? 0;
  return (
    <div className="page section">
      <Section title={askedTexts.title} id="asked">
        <p className="soft mb-4">{askedTexts.lead({ jobs })}</p>
        <ol className="learn learn-plain">
          {skills.map(({ skill, jobs: count, beside }, at) => (
            <li key={skill}>
              <span className="rank" aria-hidden="true">
                {at + 1}
              </span>
              <div>
                <h3>
                  <Link to={jobsPath({ skills: [skill] })} className="link">
                    <Typed>{skill}</Typed>
                  </Link>
                </h3>
                {beside.length > 0 ? <p>{askedTexts.beside({ skills: beside.join(', ') })}</p> : null}
              </div>
              <SkillWorth words={askedTexts.jobs({ count })} jobs={count} whole={whole} />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
