import { Typed } from '#web/components/typed.tsx';
import { isPostedForAnother } from '#web/features/jobs/company-line.tsx';

interface Posted {
  companyName: string;
  /** Absent where the company posted it itself. */
  postedByCompany?: string | undefined;
}

/** The company that a job was posted for, where it is another: among one's own jobs only that needs saying. */
export const otherCompanyOf = ({ companyName, postedByCompany }: Posted): string =>
  isPostedForAnother({ postedByCompany }) ? companyName : '';

/** The same behind what stands before it in a line. */
export function OtherCompany({ of: posted }: { of: Posted }) {
  const other = otherCompanyOf(posted);
  return other === '' ? null : (
    <>
      {' · '}
      <Typed>{other}</Typed>
    </>
  );
}
