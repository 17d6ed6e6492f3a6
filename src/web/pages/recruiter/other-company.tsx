import { Typed } from '#web/components/typed.tsx';
import { isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { DOT } from '#web/lib/dot.ts';

interface Posted {
  companyName: string;
  /** Absent if the company posted the job itself. */
  postedByCompany?: string | undefined;
}

/** The company that a job was posted for, if it is a different one; otherwise empty. */
export const otherCompanyOf = ({ companyName, postedByCompany }: Posted): string =>
  isPostedForAnother({ postedByCompany }) ? companyName : '';

/** The same, as a suffix in a line. */
export function OtherCompany({ of: posted }: { of: Posted }) {
  const other = otherCompanyOf(posted);
  return other === '' ? null : (
    <>
      {DOT}
      <Typed>{other}</Typed>
    </>
  );
}
