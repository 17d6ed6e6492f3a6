import type { Certification, CertificationForm } from '#contract/profile.ts';
import { expiryProblem } from '#contract/profile-rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { certificateOfForm } from './certificate-policy.ts';
import { listCertificateRows, updateCertificateRow } from './certificates.store.ts';
import { changeProfile, ownRow, refuse } from './change-profile.ts';
import { certificationView } from './row-views.ts';

export async function changeCertification(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: CandidateCaller,
  { id, form }: { id: string; form: CertificationForm },
): Promise<Certification> {
  return changeProfile(deps, caller, undefined, async (tx) => {
    const before = ownRow(await listCertificateRows(tx, caller.accountId), id);
    const columns = certificateOfForm(form, before);
    refuse(expiryProblem(columns));
    await updateCertificateRow(tx, id, columns);
    return certificationView(deps, caller, { ...before, ...columns });
  });
}
