import type { AdminRole } from '#contract/vocabularies.ts';
import { adminMailTexts } from '#texts/mails.ts';
import { type Draft, oneLine } from '../letter.ts';

interface Invited {
  publicUrl: string;
  inviter: string;
  role: AdminRole;
  token: string;
}

const adminInvited = ({ publicUrl, inviter, role: invitedAs, token }: Invited): Draft => {
  const role = invitedAs === 'Super Admin' ? 'super' : 'admin';
  const name = oneLine(inviter);
  return {
    subject: adminMailTexts.invited.subject,
    blocks: [
      name === ''
        ? adminMailTexts.invited.bySomebody({ role })
        : adminMailTexts.invited.byAdmin({ role, inviter: name }),
      { label: adminMailTexts.invited.register, link: `${publicUrl}/admin-register#invite=${token}` },
      adminMailTexts.invited.validFor,
      adminMailTexts.invited.ignore,
    ],
  };
};

const adminRegistered = ({ userCode }: { userCode: string }): Draft => ({
  subject: adminMailTexts.registered.subject,
  blocks: [adminMailTexts.registered.ready({ code: userCode }), adminMailTexts.registered.notYou],
});

interface RoleChanged {
  role: AdminRole;
  userCode: string;
}

const adminRoleChanged = ({ role, userCode: code }: RoleChanged): Draft => {
  const { subjectSuper, subjectAdmin, toSuper, toAdmin, ask } = adminMailTexts.roleChanged;
  const isSuper = role === 'Super Admin';
  return {
    subject: isSuper ? subjectSuper : subjectAdmin,
    blocks: [isSuper ? toSuper({ code }) : toAdmin({ code }), ask],
  };
};

/** Possible changes of a second factor. */
export type SecondFactorChange = Exclude<keyof typeof adminMailTexts.secondFactor, 'account' | 'notYou'>;

const secondFactorChanged = (about: { publicUrl: string; change: SecondFactorChange }): Draft => ({
  subject: adminMailTexts.secondFactor[about.change].subject,
  blocks: [
    adminMailTexts.secondFactor[about.change].text,
    { label: adminMailTexts.secondFactor.account, link: `${about.publicUrl}/account` },
    about.change === 'second_factor_required' ? adminMailTexts.roleChanged.ask : adminMailTexts.secondFactor.notYou,
  ],
});

const dailyNumberReached = ({ userCode: code }: { userCode: string }): Draft => ({
  subject: adminMailTexts.dailyNumber.subject({ code }),
  blocks: [adminMailTexts.dailyNumber.text({ code })],
});

export const ADMIN_MAILS = {
  adminInvited,
  adminRegistered,
  adminRoleChanged,
  secondFactorChanged,
  dailyNumberReached,
};
