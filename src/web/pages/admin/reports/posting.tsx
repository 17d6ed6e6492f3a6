import { adminTexts } from '#texts/admin.ts';
import { adminJobTexts } from '#texts/admin-jobs.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { type Fact, Facts } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { employmentTypeOf, experienceOf, workModeOf } from '#web/features/jobs/job.ts';
import { payFact } from '#web/features/jobs/job-facts.ts';
import { JobTexts } from '#web/features/jobs/job-texts.tsx';
import { dayRangeText, dayText } from '#web/lib/formats.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { Marked } from '#web/pages/admin/reports/marked.tsx';
import type { ReportedJob } from '#web/pages/admin/reports/report-queries.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';

const { one } = texts;

const titleOf = (page: ReportedJob['publicPage']): string => {
  if (!page) return one.postingHidden;
  return page.until === undefined ? one.posting : one.postingEnded({ when: dayText(page.until) });
};

/** The posting, with everything highlighted that a sign was detected in. */
export function Posting({ entry: { job, signs, publicPage, deleted } }: { entry: ReportedJob }) {
  const found = signs.flatMap((sign) => sign.found.map(({ words: marked }) => marked));
  const mark = (text: string) => <Marked text={text} words={found} />;
  const facts: Fact[] = [
    {
      label: adminJobTexts.jobId,
      value: deleted ? job.jobId : <TextLink to={`${tabAddress('jobs')}?open=${job._id}`}>{job.jobId}</TextLink>,
    },
    { label: adminTexts.facts.location, value: placeText(job.location) },
    { label: adminTexts.facts.workMode, value: workModeOf(job) },
    { label: adminTexts.facts.type, value: employmentTypeOf(job) },
    { label: adminTexts.facts.experience, value: experienceOf(job) },
    payFact(job),
    {
      label: adminTexts.facts.deadline,
      value: dayRangeText(job.applicationDeadline.start, job.applicationDeadline.end),
    },
    { label: adminTexts.facts.contact, value: job.contactEmail ? mark(job.contactEmail) : '' },
  ].filter(({ value }) => value);
  return (
    <Section
      title={titleOf(publicPage)}
      id="posting-title"
      look="h3"
      link={publicPage ? { to: jobPath(job), words: one.openPage } : undefined}
    >
      <div className="stack gap-5">
        <p className="title break-words">{mark(job.title)}</p>
        <Facts facts={facts} />
        <JobTexts job={job} look="title" level={3} mark={mark} />
      </div>
    </Section>
  );
}
