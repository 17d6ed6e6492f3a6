import type { Candidate, CandidateEdit } from '#contract/candidates.ts';
import type { Upload } from '#contract/values.ts';
import { type AdminCaller, type CandidateCaller, isAdmin } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { editAccount } from '#server/modules/accounts/public.ts';
import { type KeepUpload, type WantedUpload, withUploads } from '#server/modules/files/public.ts';
import { Problem } from '#server/problem.ts';
import { type CandidateRow, findCandidate } from './candidate-rows.store.ts';
import { readCandidate } from './candidate-view.ts';
import { type CandidateColumns, updateCandidateColumns } from './candidates.store.ts';
import { touchSections } from './profile/profile.store.ts';

type EditDeps = Pick<Deps, 'db' | 'files' | 'now' | 'queue' | 'settings' | 'pageCache'>;

interface Edit {
  id: string;
  edit: CandidateEdit;
  files: Readonly<Record<string, Upload | undefined>>;
  ifMatch: RequestMeta['ifMatch'];
}

/**
 * Edits a candidate: the person changes the fields of the profile's form, an administrator those allowed to the office,
 * with a notice to the old address.
 * @throws NOT_FOUND, STALE_VERSION with the newer value, EMAIL_TAKEN
 */
export async function updateCandidate(
  deps: EditDeps,
  caller: CandidateCaller | AdminCaller,
  { id, edit, files, ifMatch }: Edit,
): Promise<Candidate> {
  if (!isAdmin(caller) && caller.accountId !== id) throw new Problem('NOT_FOUND');
  const detail = isAdmin(caller) ? 'admin' : 'self';
  const at = deps.now();
  const change = (keep: KeepUpload<OwnFile>) =>
    deps.db.transaction(async (tx) => {
      const before = await getCandidateRow(tx, id);
      const { firstName, lastName, phone } = edit;
      const account = {
        ...{ firstName, lastName, phone },
        ...(isAdmin(caller) && {
          email: edit.email,
          beside: { before: { applyFor: before.applyFor }, after: { applyFor: edit.applyFor } },
        }),
      };
      if (!(await editAccount(deps, tx, caller, { accountId: id, kind: 'candidate', seen: ifMatch, ...account }))) {
        throw new Problem('STALE_VERSION', { current: await readCandidate(deps, tx, caller, before, detail) });
      }
      const columns = isAdmin(caller) ? { applyFor: edit.applyFor } : await ownColumns(deps, tx, { id, edit, keep });
      await updateCandidateColumns(tx, id, columns);
      const basicInfo = [firstName, lastName, phone, edit.address, isAdmin(caller) ? edit.email : undefined].some(
        (value) => value !== undefined,
      );
      await touchSections(
        tx,
        id,
        [...(basicInfo ? (['basicInfo'] as const) : []), ...('resumeFileId' in columns ? (['resume'] as const) : [])],
        at,
      );
      const after = await getCandidateRow(tx, id);
      return {
        candidate: await readCandidate(deps, tx, caller, after, detail),
        wasShown: before.showCard,
        isShown: after.showCard,
      };
    });
  // Administrators cannot change files.
  const { candidate, wasShown, isShown } = await withUploads(deps, wantedUploads(isAdmin(caller) ? {} : files), change);
  if (isShown) deps.pageCache.markStale(['cards']);
  else if (wasShown) deps.pageCache.purge(['cards']);
  return candidate;
}

const getCandidateRow = async (tx: Transaction, id: string): Promise<CandidateRow> => {
  const row = await findCandidate(tx, id);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};

type OwnFile = 'picture' | 'resume';

const wantedUploads = ({ profilePic, resumeUpload }: Edit['files']): Record<OwnFile, WantedUpload | undefined> => ({
  picture: profilePic && { purpose: 'profile_picture', upload: profilePic, allow: 'picture', field: 'profilePic' },
  resume: resumeUpload && { purpose: 'resume', upload: resumeUpload, allow: 'resume', field: 'resumeUpload' },
});

/** Columns that only the person changes. A replaced file is kept while applications use it, and is swept otherwise. */
const ownColumns = async (
  deps: Pick<Deps, 'queue'>,
  tx: Transaction,
  { id: ownerId, edit, keep }: Pick<Edit, 'id' | 'edit'> & { keep: KeepUpload<OwnFile> },
): Promise<CandidateColumns> => {
  const { address, city, state, zip, showCard, findable } = edit;
  const picture = await keep(tx, 'picture', ownerId);
  const resume = await keep(tx, 'resume', ownerId);
  if (resume) await deps.queue.send(tx, 'read-resume', { candidateId: ownerId, fileId: resume.id });
  return {
    address,
    city,
    state,
    zip,
    showCard,
    findable,
    ...(picture && { profilePicFileId: picture.id }),
    ...(resume && { resumeFileId: resume.id }),
  };
};
