import type { OwnCompany } from '#contract/companies.ts';
import type { Upload } from '#contract/values.ts';
import type { RecruiterCaller } from '#server/caller.ts';
import { disownFile, withUploads } from '#server/modules/files/public.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';
import { invalid } from '#server/problem.ts';
import { changeOwnCompany, type OwnCompanyDeps } from '../own/change-own-company.ts';
import { findOwnCompany } from '../page/company-rows.store.ts';
import { saveRequest } from './verification.store.ts';

/**
 * Requests verification of the company by an administrator. A document or a confirmed domain is required as evidence;
 * only its recruiter and administrators can open the document, which is deleted after the decision. A verified company
 * stays as it is: there is nothing to decide.
 *
 * @throws INVALID_INPUT without a company name, or with neither document nor domain
 */
export const askForVerification = (
  deps: OwnCompanyDeps,
  caller: RecruiterCaller,
  upload: Upload | undefined,
): Promise<OwnCompany> => {
  const document =
    upload && ({ purpose: 'company_document', upload, allow: 'certificate', field: 'document' } as const);
  return withUploads(deps, { document }, (keep) =>
    changeOwnCompany(deps, caller, {
      takesAway: false,
      async change(tx, held, { at }) {
        const company = await findOwnCompany(tx, caller.accountId);
        if (!company?.name.trim()) throw invalid('document', 'companyNameFirst');
        if (company.verified) return;
        const file = await keep(tx, 'document', caller.accountId);
        if (!file && !held.documentFileId && !held.confirmedDomain) throw invalid('document', 'domainOrDocument');
        await saveRequest(tx, caller.accountId, { documentFileId: file?.id, at });
        await tellAdmins(tx, {
          kind: 'verification_asked',
          aboutId: caller.accountId,
          says: { companyName: company.name },
          at,
        });
        await announceToAdmins(tx, ['recruiters']);
        if (file && held.documentFileId) await disownFile(tx, held.documentFileId);
      },
    }),
  );
};
