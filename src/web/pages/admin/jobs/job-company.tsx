import { CompanyLine } from '#web/features/jobs/company-line.tsx';

interface JobCompanyProps {
  of: { companyName: string; postedByCompany?: string | undefined; forNobody?: boolean | undefined };
}

/** The company of a job and who posted it, without a poster for a job imported for nobody. */
export function JobCompany({ of: { companyName, postedByCompany, forNobody } }: JobCompanyProps) {
  return <CompanyLine companyName={companyName} postedByCompany={forNobody ? undefined : postedByCompany} />;
}
