import { companyLink } from './company-rules.ts';
import type { FieldProblem } from './field-problems.ts';

interface Edit {
  readonly foundedYear?: number | null | undefined;
  readonly links?: readonly string[] | undefined;
}

/** What an edit of a company page is checked against. */
interface Known {
  readonly confirmedDomain: string | undefined;
  /** `YYYY-MM-DD` in India. */
  readonly today: string;
}

/** Returns the fields of a company page that are refused beyond the rules of its schema, such as `links.0`. */
export const companyEditProblems = (
  { foundedYear, links = [] }: Edit,
  { confirmedDomain, today }: Known,
): Map<string, FieldProblem> => {
  const problems = new Map<string, FieldProblem>();
  if (foundedYear && foundedYear > Number(today.slice(0, 4))) problems.set('foundedYear', 'futureYear');
  for (const [at, link] of links.entries())
    if (companyLink(link, confirmedDomain) === undefined) problems.set(`links.${at}`, 'companyLink');
  return problems;
};
