import { domainOf } from '#contract/free-mail.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { type Deliver, mailOf } from '#server/modules/mail/public.ts';
import { findOwnCompany } from '../page/company-rows.store.ts';
import { CODE_VALID_FOR, codeHashOf, newCode } from './domain-code.ts';
import { saveCode } from './verification.store.ts';

/**
 * Creates a code and emails it. As with password links, the message goes straight to `deliver`, and the queue never
 * holds the code; only the latest one works.
 * @throws when the message was not accepted
 */
export async function sendDomainCode(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { accountId, email }: QueueJobs['company-code'],
  deliver: Deliver,
): Promise<void> {
  const company = await findOwnCompany(db, accountId);
  if (!company) return;
  const code = newCode();
  await saveCode(db, accountId, {
    codeDomain: domainOf(email),
    codeHash: codeHashOf(settings, accountId, code),
    codeExpiresAt: new Date(now().getTime() + CODE_VALID_FOR),
  });
  await deliver(mailOf('companyCode', { to: email, companyName: company.name, code }), accountId);
}
