import { companyReportTexts } from '#texts/company-report.ts';
import { reportTexts } from '#texts/report.ts';

/** What is reported, and its name as the reporter knows it. */
export type Reportable =
  | { about: 'job'; jobId: string; title: string; companyName: string }
  | { about: 'company'; slug: string; name: string };

/** The texts of a form about a job, or about a company's page. */
export const reportTextsOf = ({ about }: Reportable) =>
  about === 'job' ? reportTexts : { ...reportTexts, ...companyReportTexts };

/** Returns the name shown above the form. */
export const reportedName = (what: Reportable): string =>
  what.about === 'job' ? reportTexts.about({ title: what.title, company: what.companyName }) : what.name;
