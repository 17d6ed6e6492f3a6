import type { Recruiter } from '#contract/recruiters.ts';
import type { Caller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { publicFilePath, signedFilePath } from '#server/modules/files/public.ts';
import type { RecruiterRow } from './recruiter-rows.store.ts';

/** How much of a recruiter the reader sees: the company, their own row, or the administrators' view. */
export type Detail = 'company' | 'self' | 'admin';

/** Returns a recruiter as this caller reads them; hidden keys are absent. */
export const recruiterView = (
  deps: Pick<Deps, 'settings' | 'now'>,
  caller: Caller,
  row: RecruiterRow,
  detail: Detail,
): Recruiter => {
  const logo = row.logo ? publicFilePath(row.logo) : '';
  const avatar = row.avatar ? signedFilePath(deps, row.avatar, caller) : '';
  return {
    _id: row.id,
    companyName: row.companyName,
    companyLogo: logo,
    companyVerified: row.companyVerified,
    ...(detail !== 'company' && {
      companyLogoPath: logo,
      userCode: row.userCode,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      phone: row.phone ?? '',
      address: row.address,
      country: row.country,
      state: row.state,
      city: row.city,
      pincode: row.pincode,
      userStatus: row.status,
      userType: 'Recruiter' as const,
      avatar,
      avatarPath: avatar,
      resumePath: row.resume ? signedFilePath(deps, row.resume, caller) : '',
      createdAt: row.createdAt.toISOString(),
      version: row.version,
    }),
    ...(detail === 'admin' && {
      jobs: row.jobs,
      ...(row.lastActiveAt && { lastActiveAt: row.lastActiveAt.toISOString() }),
      ...(row.emailRefusedAt && { emailRefusedAt: row.emailRefusedAt.toISOString() }),
      statusReason: row.statusReason ?? '',
      ...(row.verificationAskedAt && { verificationAskedAt: row.verificationAskedAt.toISOString() }),
      ...(row.document && { verificationDocument: signedFilePath(deps, row.document, caller) }),
      ...(row.confirmedDomain && { confirmedDomain: row.confirmedDomain }),
      ...(row.companyVerified && {
        ...(row.verifiedAt && { verifiedAt: row.verifiedAt.toISOString() }),
        ...(row.verifiedBy && { verifiedBy: row.verifiedBy }),
        verificationNote: row.verificationNote ?? '',
      }),
    }),
  };
};
