import { placeText } from '#texts/by-code/place-text.ts';
import { jobPageTexts } from '#texts/job-page.ts';
import { jobTexts } from '#texts/jobs.ts';
import { liteTexts as texts } from '#texts/lite.ts';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { bulletsOf, linesOf } from '#web/features/jobs/bullets.ts';
import { CompanyLine } from '#web/features/jobs/company-line.tsx';
import { detailFacts, industryOf } from '#web/features/jobs/detail-facts.ts';
import type { Job } from '#web/features/jobs/job.ts';
import { DOT } from '#web/lib/dot.ts';
import { ageText, insideSentence } from '#web/lib/formats.ts';
import { jobPath, reportPath } from '#web/lib/job-links.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { answerLite } from '#web/pages/lite/answer-lite.tsx';
import { HowToApply } from '#web/pages/lite/how-to-apply.tsx';
import { at, litePage } from '#web/pages/lite/lite-page.tsx';

/** A job with its facts, its texts and a link to apply, without scripts. */
export const loader = answerLite(async ({ url, portal, params: { jobId: id = '' } }) => {
  const { body: job } = await portal.call('getJob', { params: { id } });
  const now = portal.now.toISOString();
  const facts = detailFacts(job, now).filter(({ label }) => label !== jobTexts.facts.company);
  return litePage({
    url,
    portal,
    title: jobPageTexts.title({ title: job.title, company: job.companyName, place: placeText(job.location) }),
    full: jobPath(job),
    back: { to: at('/lite/jobs'), label: texts.allJobs },
    children: (
      <>
        <p>
          <CompanyLine {...job} />{' '}
          <small>{[job.companyVerified ? jobTexts.verified : '', industryOf(job)].filter(Boolean).join(DOT)}</small>
        </p>
        <h1 lang={langOf(job.title)}>{job.title}</h1>
        <p className="muted">{jobPageTexts.posted({ age: insideSentence(ageText(job.createdAt, now)) })}</p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Typed>{value}</Typed>
              </dd>
            </div>
          ))}
        </dl>
        <HowToApply job={job} now={now} />
        <JobTexts job={job} />
        <p className="notice">
          <b>{jobTexts.neverMoney}</b> {jobTexts.norRecruiter} <a href={at(reportPath(job))}>{texts.report}</a>
        </p>
      </>
    ),
  });
}, '/jobs');

function JobTexts({ job }: { job: Job }) {
  const about = linesOf(job.description);
  const company = job.companyInfo || job.companyDescription;
  return (
    <>
      {about.length > 1 ? <Lines title={jobTexts.description} lines={about} /> : null}
      {about.length === 1 ? <Part title={jobTexts.description} text={job.description.trim()} /> : null}
      <Lines title={jobTexts.responsibilities} lines={bulletsOf(job.responsibilities)} />
      <Lines title={jobTexts.requirements} lines={bulletsOf(job.requirements)} />
      {job.skills.length > 0 ? <Part title={jobTexts.skills} text={job.skills.join(', ')} /> : null}
      {company.trim() ? (
        <Part title={jobTexts.aboutCompany({ company: job.companyName })} text={company.trim()} />
      ) : null}
    </>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section className="part">
      <h2>
        <InSentence>{title}</InSentence>
      </h2>
      <p lang={langOf(text)}>{text}</p>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="part">
      <h2>{title}</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and are rendered once
          <li key={index} lang={langOf(line)}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
