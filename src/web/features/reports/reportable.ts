import { companyReportTexts } from '#texts/company-report.ts';
import { reportTexts } from '#texts/report.ts';

/** What is reported, and its name as the reporter knows it. */
export type Reportable =
  | { about: 'job'; jobId: string; title: string; companyName: string; postedByCompany?: string | undefined }
  | { about: 'company'; slug: string; name: string };

/** The texts of a form about a job, or about a company's page. */
export const reportTextsOf = ({ about }: Reportable) =>
  about === 'job' ? reportTexts : { ...reportTexts, ...companyReportTexts };

/** Returns the name shown above the form; of a job also who posted it for another company. */
export const reportedName = (what: Reportable): string => {
  if (what.about === 'company') return what.name;
  const { title, companyName: company, postedByCompany: poster } = what;
  if (poster === undefined) return reportTexts.about({ title, company });
  return poster === ''
    ? reportTexts.aboutByRecruiter({ title, company })
    : reportTexts.aboutFor({ title, poster, company });
};
