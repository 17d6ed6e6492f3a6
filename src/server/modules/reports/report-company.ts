import type { CompanyReport } from '#contract/reports.ts';
import { dayInIndia } from '#contract/rules.ts';
import { type Caller, isMember } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { getPublicCompany } from '#server/modules/companies/public.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { answerTexts } from '#texts/answers.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { insertReport } from './reports.store.ts';

/**
 * Stores a report about a company's public page. The page stays unchanged: a person decides.
 * @throws NOT_FOUND as for a visitor, whoever asks; TOO_MANY_REQUESTS
 */
export async function reportCompany(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  caller: Caller,
  { clientAddress }: Pick<RequestMeta, 'clientAddress'>,
  { slug, reason, details, email }: CompanyReport & { slug: string },
): Promise<{ message: string }> {
  const at = now();
  const { id: companyId, name: companyName } = await getPublicCompany(db, slug);
  await limits.take('reportPerAddress', addressKey(clientAddress));
  return db.transaction(async (tx) => {
    await insertReport(tx, {
      companyId,
      reason,
      details,
      email: email || null,
      language: spokenLanguage(),
      reporterId: isMember(caller) ? caller.accountId : null,
      createdAt: at,
    });
    // Notifies once a day, however many reports there are.
    const once = `${companyId} ${dayInIndia(at)}`;
    await tellAdmins(tx, { kind: 'company_reported', says: { companyName }, aboutId: companyId, once, at });
    return { message: answerTexts.companyReported };
  });
}
