import { LIMITS } from '#contract/rules.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { certificateOfSection, isSameCertificate } from './certificate-policy.ts';
import { insertCertificate, listCertificateRows } from './certificates.store.ts';
import { assertMayAdd, changeProfile } from './change-profile.ts';

/**
 * Adds a certificate as read from a resume; its file may be uploaded later.
 * @throws ALREADY_THERE when the list has one of that title
 */
export const addReadCertificate = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller,
  { title, issuer }: { title: string; issuer: string },
): Promise<void> =>
  changeProfile(deps, caller, undefined, async (tx, at) => {
    const rows = await listCertificateRows(tx, caller.accountId);
    const sent = { name: title, issuer };
    assertMayAdd(rows, { most: LIMITS.profileRows, isSame: (row) => isSameCertificate(row, sent) });
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    await insertCertificate(tx, caller.accountId, { ...certificateOfSection(sent), position, createdAt: at });
  });
