import { InSentence } from '#web/components/typed.tsx';
import { CompanyLine } from '#web/features/jobs/company-line.tsx';
import type { Reportable } from '#web/features/reports/reportable.ts';
import { DOT } from '#web/lib/dot.ts';

/** The name of what is reported, above the form; of a job also who posted it. */
export function ReportedName({ what }: { what: Reportable }) {
  if (what.about === 'company') return <InSentence>{what.name}</InSentence>;
  const { title, companyName, postedByCompany } = what;
  return (
    <>
      <InSentence>{title}</InSentence>
      {DOT}
      <CompanyLine companyName={companyName} postedByCompany={postedByCompany} />
    </>
  );
}
