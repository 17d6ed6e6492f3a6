import { certificateRowProblem } from '#contract/profile-rules.ts';
import type { CertificatesSection, SectionSaved } from '#contract/profile-sections.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { certificateOfSection, isEmptyCertificate, isSameCertificate } from './certificate-policy.ts';
import {
  type CertificateRow,
  insertCertificate,
  listCertificateRows,
  updateCertificateRow,
} from './certificates.store.ts';
import { refuse } from './change-profile.ts';
import { dropCertificates } from './drop-certificates.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';
import { planRows, shownUntil } from './section-rows-policy.ts';

export async function saveCertificatesSection(
  deps: SectionDeps & Pick<Deps, 'queue'>,
  caller: CandidateCaller,
  { certificates, readAt, ...of }: CertificatesSection & SectionOf,
): Promise<SectionSaved> {
  const wasOnForm = shownUntil(readAt);
  return saveSection(deps, caller, of, async (tx, { id }, at) => {
    const { kept, removed } = planRows(await listCertificateRows(tx, id), certificates, {
      isEmpty: isEmptyCertificate,
      isSame: isSameCertificate,
      // A form without a read time knows only awards: uploaded files missing from it are kept.
      wasShown: (row: CertificateRow) => (row.file === null || readAt !== undefined) && wasOnForm(row),
    });
    await dropCertificates(deps, tx, removed);
    for (const [position, entry] of kept.entries()) {
      const columns = certificateOfSection(entry.sent, entry.before);
      const wrong = certificateRowProblem(columns);
      refuse(wrong && { ...wrong, field: `certificates.${entry.at}.${wrong.field}` });
      if (entry.before) await updateCertificateRow(tx, entry.before.id, { ...columns, position });
      else await insertCertificate(tx, id, { ...columns, position, createdAt: at });
    }
    return { sections: [] };
  });
}
