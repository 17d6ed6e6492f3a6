import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { JobCompany } from '#web/pages/admin/jobs/job-company.tsx';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

/** Returns how an entry is shown: its name, the id or kind below it, and whose mark is beside them. */
export const faceOf = (entry: Reported) => {
  if (entry.about === 'company') {
    const { name, logo } = entry.company;
    return { name, sub: texts.company.page, owner: name, logo };
  }
  const { title, companyName, companyLogo, jobId } = entry.job;
  return { name: title, sub: jobId, owner: companyName, logo: companyLogo };
};

/** Names the authors of the reported messages: in an open case of those to be decided. */
const messagesIn = ({ state, reports }: Reported): string[] => [
  ...new Set(
    reports.flatMap(({ message, decision }) =>
      message && !(state === 'open' && decision)
        ? texts.messageFrom[message.by]({ code: message.userCode ?? texts.one.goneAccount })
        : [],
    ),
  ),
];

/** The lines below the name: whose messages are reported, and who posted the job for whom, or that it is a page. */
export function ReportedLines({ entry }: { entry: Reported }) {
  const { sub } = faceOf(entry);
  return (
    <>
      {messagesIn(entry).map((line) => (
        <span key={line} className="strong block">
          {line}
        </span>
      ))}
      {entry.about === 'job' ? (
        <span className="block">
          <JobCompany of={entry.job} />
        </span>
      ) : null}
      <span className="block">{sub}</span>
    </>
  );
}
