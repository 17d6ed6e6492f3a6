import { Link, useInRouterContext } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { EmphasizedText } from '#web/components/emphasized-text.tsx';
import { Typed } from '#web/components/typed.tsx';
import { companyPath } from '#web/lib/job-links.ts';

interface Posted {
  companyName: string;
  /** Absent when the company itself posted the job. */
  postedByCompany?: string | undefined;
  /** Present when the company has a page and posted the job itself. */
  companySlug?: string | undefined;
}

/** Whether another company posted the job; its mark is then hollow. */
export const isPostedForAnother = ({ postedByCompany }: Pick<Posted, 'postedByCompany'>): boolean =>
  postedByCompany !== undefined;

/** Names who reads an application. */
export const readerText = ({ companyName, postedByCompany }: Posted): string => {
  if (postedByCompany === undefined) return jobTexts.readBy({ company: companyName });
  return postedByCompany === ''
    ? jobTexts.readByRecruiter({ company: companyName })
    : jobTexts.readByPoster({ poster: postedByCompany, company: companyName });
};

/** The company of a job, or "Posted by A for B" with B between `<b>` and `</b>`. */
const companyInBold = ({ companyName, postedByCompany }: Posted): string => {
  if (postedByCompany === undefined) return companyName;
  return postedByCompany === ''
    ? jobTexts.postedByRecruiter({ company: companyName })
    : jobTexts.postedFor({ poster: postedByCompany, company: companyName });
};

/** The same as plain text. */
export const companyText = (posted: Posted): string => companyInBold(posted).replace(/<\/?b>/g, '');

/** The company of a job; "Posted by A for B" where another company posted it. Not a link on pages without a router. */
export function CompanyLine({ companyName, postedByCompany, companySlug }: Posted) {
  const isLinking = useInRouterContext();
  if (postedByCompany === undefined) {
    const name = <Typed>{companyName}</Typed>;
    if (!(companySlug && isLinking)) return name;
    return (
      <Link to={companyPath(companySlug)} className="text-inherit no-underline hover:underline">
        {name}
      </Link>
    );
  }
  return (
    <span className="via">
      <EmphasizedText text={companyInBold({ companyName, postedByCompany })} />
    </span>
  );
}
