import type { OwnAccount } from '#contract/own-account.ts';
import type { UserType } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { publicFilePath, signedFilePath } from '#server/modules/files/public.ts';
import { Problem } from '#server/problem.ts';
import { isConfirmationNeeded } from './confirm-email.ts';
import { findPendingEmail } from './confirm-links.store.ts';
import { findOwnAccount } from './own-account.store.ts';
import { findSecondFactor } from './second-factor.store.ts';

const USER_TYPE_OF: Readonly<Record<Member['kind'], UserType>> = {
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  admin: 'Admin',
  super_admin: 'Super Admin',
};

/** Returns the caller's own account, with the picture or company shown in their page frame. */
export async function getOwnAccount(deps: Pick<Deps, 'db' | 'settings' | 'now'>, caller: Member): Promise<OwnAccount> {
  const account = await findOwnAccount(deps.db, caller.accountId);
  if (!account) throw new Problem('SIGNED_OUT');
  const { picture, avatar, logo, email } = account;
  const pendingEmail = await findPendingEmail(deps.db, { accountId: account.id, email, now: deps.now() });
  const shown = picture ?? avatar;
  const factor = account.kind === 'admin' ? await findSecondFactor(deps.db, account.id) : undefined;
  return {
    _id: account.id,
    email,
    userCode: account.userCode,
    firstName: account.firstName,
    lastName: account.lastName,
    language: account.language,
    userType: USER_TYPE_OF[caller.kind],
    userStatus: account.status,
    phone: account.phone ?? '',
    createdAt: account.createdAt.toISOString(),
    confirmationNeeded: isConfirmationNeeded(deps, account),
    emailConfirmed: account.kind === 'admin' || account.emailConfirmedAt !== null,
    ...(account.emailRefusedAt && { emailRefusedAt: account.emailRefusedAt.toISOString() }),
    ...(pendingEmail && { pendingEmail }),
    ...(shown && { profilePic: account.showCard ? publicFilePath(shown) : signedFilePath(deps, shown, caller) }),
    ...(caller.kind === 'recruiter' && {
      companyName: account.companyName ?? '',
      companyVerified: account.companyVerified,
      ...(logo && { companyLogo: publicFilePath(logo) }),
    }),
    ...(deps.settings.push && { pushKey: deps.settings.push.publicKey }),
    ...(factor && {
      secondFactor: {
        on: factor.confirmedAt !== null,
        required: factor.required,
        recoveryCodes: factor.recoveryCodes,
      },
    }),
  };
}
