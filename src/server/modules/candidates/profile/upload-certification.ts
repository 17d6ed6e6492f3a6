import type { Certification, CertificationUpload } from '#contract/profile.ts';
import { expiryProblem } from '#contract/profile-rules.ts';
import { LIMITS } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { withUploads } from '#server/modules/files/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { certificateOfForm } from './certificate-policy.ts';
import { findCertificate, insertCertificate, listCertificateRows } from './certificates.store.ts';
import { assertMayAdd, changeProfile, refuse } from './change-profile.ts';
import { certificationView } from './row-views.ts';

/** Adds a certificate with its file, whose name replaces a missing title; with only a title it is an award. */
export async function uploadCertification(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'settings'>,
  caller: CandidateCaller,
  { file, ...form }: CertificationUpload & { file: Upload | undefined },
): Promise<Certification> {
  if (!file && !form.title) throw invalid('file', 'fileMissing');
  const typed = certificateOfForm(form);
  refuse(expiryProblem(typed));
  const wanted = file && ({ purpose: 'certificate', upload: file, allow: 'certificate', field: 'file' } as const);
  return withUploads(deps, { file: wanted }, (keep) =>
    changeProfile(deps, caller, undefined, async (tx, at) => {
      const rows = await listCertificateRows(tx, caller.accountId);
      assertMayAdd(rows, { most: LIMITS.profileRows, isSame: () => false });
      const stored = await keep(tx, 'file', caller.accountId);
      const id = await insertCertificate(tx, caller.accountId, {
        ...typed,
        title: typed.title || (stored?.originalName ?? '').replace(/\.[a-z]+$/i, ''),
        fileId: stored?.id,
        position: Math.max(-1, ...rows.map(({ position }) => position)) + 1,
        createdAt: at,
      });
      const row = await findCertificate(tx, id);
      if (!row) throw new Problem('NOT_FOUND');
      return certificationView(deps, caller, row);
    }),
  );
}
