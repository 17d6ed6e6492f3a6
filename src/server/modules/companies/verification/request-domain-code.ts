import { domainOf, isFreeMail, isPublicSuffix } from '#contract/free-mail.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';

/**
 * Emails a code to an address at the company's domain. Public email domains would prove nothing, and a public
 * suffix is shared by many companies.
 * @throws INVALID_INPUT at `email` for such a domain, TOO_MANY_REQUESTS
 */
export async function requestDomainCode(
  { db, limits, queue }: Pick<Deps, 'db' | 'limits' | 'queue'>,
  { accountId }: RecruiterCaller,
  { email }: { email: string },
): Promise<{ message: string }> {
  const domain = domainOf(email);
  if (isFreeMail(domain) || isPublicSuffix(domain)) throw invalid('email', 'freeMail');
  await limits.take('confirmMailPerAccount', accountId);
  await limits.take('confirmMailPerEmail', email);
  await queue.send(db, 'company-code', { accountId, email });
  return { message: answerTexts.companyCodeSent({ email }) };
}
