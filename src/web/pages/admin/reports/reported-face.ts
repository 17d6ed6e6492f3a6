import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

/** Returns how an entry is shown: its name, the line below, and whose mark stands beside them. */
export const faceOf = (entry: Reported) => {
  if (entry.about === 'company') {
    const { name, logo } = entry.company;
    return { name, sub: texts.company.page, owner: name, logo };
  }
  const { title, companyName, companyLogo, jobId } = entry.job;
  return { name: title, company: companyName, sub: jobId, owner: companyName, logo: companyLogo };
};
