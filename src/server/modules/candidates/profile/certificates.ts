import type { Readable } from 'node:stream';
import type { Certification, CertificationForm, CertificationUpload } from '#contract/profile.ts';
import { certificateRowProblem, expiryProblem } from '#contract/profile-rules.ts';
import type { CertificatesSection, SectionSaved } from '#contract/profile-sections.ts';
import { LIMITS } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import type { Answer, Page } from '#server/answer.ts';
import { type AdminCaller, type CandidateCaller, isAdmin, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { disownFile, openFileAs, withUploads } from '#server/modules/files/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { findCandidateByCode } from '../candidate-rows.store.ts';
import { openProfile, type ProfileDeps } from '../open-profile.ts';
import {
  certificateOfForm,
  certificateOfSection,
  isEmptyCertificate,
  isSameCertificate,
} from './certificate-policy.ts';
import {
  type CertificateRow,
  deleteCertificateRows,
  findCertificate,
  insertCertificate,
  listCertificateRows,
  updateCertificateRow,
} from './certificates.store.ts';
import { assertMayAdd, changeProfile, ownRow, pageOfRows, refuse, type Window } from './change-profile.ts';
import { lockProfile } from './profile.store.ts';
import { readCertifications } from './read-profile.ts';
import { certificationView } from './row-views.ts';
import { type SectionDeps, type SectionOf, saveSection } from './save-section.ts';
import { planRows, shownUntil } from './section-rows-policy.ts';

/** Lists the certificates of the candidate with this readable code, which does not authenticate anybody. */
export async function listCertifications(
  deps: ProfileDeps,
  caller: Member,
  { userCode, ...window }: { userCode: string } & Window,
): Promise<Page<Certification>> {
  const id = await findCandidateByCode(deps.db, userCode);
  if (!id) throw new Problem('NOT_FOUND');
  const rows = await openProfile(deps, caller, id, (executor) => readCertifications(deps, executor, caller, id));
  return pageOfRows(rows, window);
}

/** Returns a certificate's file to those who may read the profile; access is checked as for every other file. */
export async function openCertificate(
  deps: ProfileDeps & Pick<Deps, 'files'>,
  caller: Member,
  { id, save }: { id: string; save: boolean },
): Promise<Answer<Readable>> {
  const certificate = await findCertificate(deps.db, id);
  if (!certificate?.file) throw new Problem('NOT_FOUND');
  await openProfile(deps, caller, certificate.candidateId, async () => undefined);
  return openFileAs(deps, caller, { file: certificate.file, save });
}

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

/** Deletes a certificate and its file: the caller's own, or for an administrator anybody's, which is audited. */
export async function deleteCertification(
  deps: Pick<Deps, 'db' | 'now' | 'queue'>,
  caller: CandidateCaller | AdminCaller,
  { id }: { id: string },
): Promise<{ message: string }> {
  const found = await findCertificate(deps.db, id);
  if (!found || (!isAdmin(caller) && found.candidateId !== caller.accountId)) throw new Problem('NOT_FOUND');
  await deps.db.transaction(async (tx) => {
    await lockProfile(tx, found.candidateId);
    const row = await findCertificate(tx, id);
    if (!row) throw new Problem('NOT_FOUND');
    await dropCertificates(deps, tx, [row]);
    if (isAdmin(caller))
      await recordAudit(tx, {
        actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
        action: 'certificate_deleted',
        subject: { kind: 'candidate', id: row.candidateId, code: row.userCode },
        values: { before: { certificate: row.title }, after: {} },
        at: deps.now(),
      });
  });
  return { message: answerTexts.certificationDeleted };
}

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

/**
 * Adds a certificate as read from a resume; its file may be uploaded later.
 * @throws ALREADY_THERE when the list has one of that title
 */
export const addReadCertificate = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { title, issuer, issueDate }: { title: string; issuer: string; issueDate?: string | undefined },
): Promise<void> =>
  changeProfile(deps, caller, undefined, async (tx, at) => {
    const rows = await listCertificateRows(tx, caller.accountId);
    const sent = { name: title, issuer, issueDate };
    assertMayAdd(rows, { most: LIMITS.profileRows, isSame: (row) => isSameCertificate(row, sent) });
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    await insertCertificate(tx, caller.accountId, { ...certificateOfSection(sent), position, createdAt: at });
  });

/** Deletes certificates; their files become inaccessible immediately and are swept later. */
async function dropCertificates(
  { queue }: Pick<Deps, 'queue'>,
  tx: Transaction,
  rows: readonly Pick<CertificateRow, 'id' | 'candidateId' | 'file'>[],
): Promise<void> {
  const files = rows.flatMap(({ file }) => (file ? [file.id] : []));
  for (const { id, candidateId } of rows) await deleteCertificateRows(tx, candidateId, [id]);
  for (const file of files) await disownFile(tx, file);
  if (files.length > 0) await queue.send(tx, 'sweep-files', {});
}
