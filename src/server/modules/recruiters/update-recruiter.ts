import type { Recruiter, RecruiterEdit } from '#contract/recruiters.ts';
import { pinCodeProblem } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import { type AdminCaller, isAdmin, type RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { updateIdentity } from '#server/modules/accounts/public.ts';
import { changedValues, recordAudit } from '#server/modules/audit/public.ts';
import { recordHiddenEdit } from '#server/modules/companies/public.ts';
import { type KeepUpload, type WantedUpload, withUploads } from '#server/modules/files/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { invalid, Problem } from '#server/problem.ts';
import { companyMailTexts } from '#texts/mails.ts';
import { assertCompanyNameFree } from './assert-company-name-free.ts';
import { findRecruiter, type RecruiterRow } from './recruiter-rows.store.ts';
import { recruiterView } from './recruiter-view.ts';
import { lockRecruiter, saveCompany } from './recruiters.store.ts';

type UpdateDeps = Pick<Deps, 'db' | 'files' | 'now' | 'queue' | 'settings' | 'pageCache'>;

interface Update {
  id: string;
  edit: RecruiterEdit;
  files: Readonly<Record<string, Upload | undefined>>;
  /** The version the caller has seen. */
  ifMatch: number | undefined;
}

/**
 * Edits a recruiter: the caller, or for administrators anybody. Absent fields stay. Another company name or logo ends
 * the verification.
 *
 * @throws Problem NOT_FOUND for anybody else, COMPANY_NAME_TAKEN, or STALE_VERSION with the newer row
 */
export async function updateRecruiter(
  deps: UpdateDeps,
  caller: RecruiterCaller | AdminCaller,
  { id, edit, files, ifMatch }: Update,
): Promise<Recruiter> {
  if (!isAdmin(caller) && id !== caller.accountId) throw new Problem('NOT_FOUND');
  const view = (row: RecruiterRow): Recruiter => recruiterView(deps, caller, row, isAdmin(caller) ? 'admin' : 'self');
  const change = (keep: KeepUpload<Picture>) =>
    deps.db.transaction(async (tx) => {
      const at = deps.now();
      await lockRecruiter(tx, id);
      const before = await getRow(tx, id);
      if (ifMatch !== undefined && ifMatch !== before.version)
        throw new Problem('STALE_VERSION', { current: view(before) });
      const wrongPin = edit.pincode && pinCodeProblem(edit.pincode, edit.country ?? before.country);
      if (wrongPin) throw invalid('pincode', wrongPin);
      const companyName = edit.companyName ?? before.companyName;
      const renamed = companyName !== before.companyName;
      if (renamed) await assertCompanyNameFree(tx, companyName, { except: id });
      const pictures = await keepPictures(tx, id, keep);
      const endsVerification = renamed || pictures.companyLogoFileId !== undefined;
      const { firstName, lastName, phone, ...company } = edit;
      // An empty number removes the stored one.
      await updateIdentity(tx, id, { firstName, lastName, phone: phone === '' ? null : phone, at });
      await saveCompany(tx, id, { ...company, ...pictures, endsVerification, at });
      if (isAdmin(caller)) await recordEdit(tx, caller, before, { ...edit, ...replaced(pictures) }, at);
      // A new name or logo is an edit of the page, as those that its recruiter makes there.
      if (endsVerification && !isAdmin(caller)) await recordHiddenEdit(tx, { id, companyName, at });
      if (endsVerification && before.companyVerified) await recordEnd(deps, tx, caller, before, at);
      return getRow(tx, id);
    });
  const changed = await withUploads(deps, wantedUploads(files), change);
  // A name, a logo or a verification may have been removed.
  deps.pageCache.purge(RECRUITER_PAGES);
  return view(changed);
}

const getRow = async (tx: Transaction, id: string): Promise<RecruiterRow> => {
  const row = await findRecruiter(tx, id);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};

type Picture = 'avatar' | 'companyLogoUpload';

const wantedUploads = ({
  avatar,
  companyLogoUpload: logo,
}: Update['files']): Record<Picture, WantedUpload | undefined> => ({
  avatar: avatar && { purpose: 'recruiter_avatar', upload: avatar, allow: 'picture', field: 'avatar' },
  companyLogoUpload: logo && { purpose: 'company_logo', upload: logo, allow: 'picture', field: 'companyLogoUpload' },
});

const keepPictures = async (
  tx: Transaction,
  ownerId: string,
  keep: KeepUpload<Picture>,
): Promise<{ avatarFileId?: string; companyLogoFileId?: string }> => {
  const face = await keep(tx, 'avatar', ownerId);
  const logo = await keep(tx, 'companyLogoUpload', ownerId);
  return { ...(face && { avatarFileId: face.id }), ...(logo && { companyLogoFileId: logo.id }) };
};

/** Pictures have no loggable value. */
const replaced = (pictures: {
  avatarFileId?: string;
  companyLogoFileId?: string;
}): Readonly<Record<string, string>> => ({
  ...(pictures.avatarFileId && { avatar: 'replaced' }),
  ...(pictures.companyLogoFileId && { companyLogo: 'replaced' }),
});

const recordEdit = (
  tx: Transaction,
  by: AdminCaller,
  before: RecruiterRow,
  edit: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> =>
  recordAudit(tx, {
    actor: { id: by.accountId, kind: 'admin', code: by.userCode },
    action: 'recruiter_edited',
    subject: { kind: 'recruiter', id: before.id, code: before.userCode },
    values: changedValues({ ...before }, edit),
    at,
  });

/** Records a verification ended by an edit, and notifies the recruiter unless they made it. */
const recordEnd = async (
  { queue, settings }: Pick<Deps, 'queue' | 'settings'>,
  tx: Transaction,
  by: AdminCaller | RecruiterCaller,
  before: RecruiterRow,
  at: Date,
): Promise<void> => {
  await recordAudit(tx, {
    actor: { id: by.accountId, kind: isAdmin(by) ? 'admin' : 'recruiter', code: by.userCode },
    action: 'company_verification_changed',
    subject: { kind: 'recruiter', id: before.id, code: before.userCode },
    from: 'verified',
    to: 'not verified',
    at,
  });
  if (!isAdmin(by)) return;
  const { email: to, companyName } = before;
  const about = { publicUrl: settings.publicUrl, companyName, reason: () => companyMailTexts.unverified.edited };
  await queue.send(tx, 'mail', mailOf('companyUnverified', { to, ...about }));
};
