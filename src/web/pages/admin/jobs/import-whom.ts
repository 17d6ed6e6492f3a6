import { importTexts as texts } from '#texts/admin-import.ts';
import { DOT } from '#web/lib/dot.ts';
import type { Read } from '#web/lib/queries.ts';

/** Whom an import was made for: the recruiter's company and code, or nobody. */
export const importWhom = ({ recruiter }: Pick<Read<'listImports'>['body'][number], 'recruiter'>): string =>
  recruiter ? [recruiter.companyName, recruiter.userCode].filter(Boolean).join(DOT) : texts.nobody;
