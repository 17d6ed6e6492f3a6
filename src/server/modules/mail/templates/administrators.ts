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

const adminRegistered = ({ firstName, userCode }: { firstName: string; userCode: string }): Draft => ({
  subject: adminMailTexts.registered.subject,
  greet: firstName,
  blocks: [adminMailTexts.registered.ready({ code: userCode }), adminMailTexts.registered.notYou],
});

interface RoleChanged {
  firstName: string;
  role: AdminRole;
  userCode: string;
}

const adminRoleChanged = ({ firstName, role, userCode: code }: RoleChanged): Draft => {
  const { subjectSuper, subjectAdmin, toSuper, toAdmin, ask } = adminMailTexts.roleChanged;
  const isSuper = role === 'Super Admin';
  return {
    subject: isSuper ? subjectSuper : subjectAdmin,
    greet: firstName,
    blocks: [isSuper ? toSuper({ code }) : toAdmin({ code }), ask],
  };
};

/** What can happen to a second factor. */
export type SecondFactorChange = Exclude<keyof typeof adminMailTexts.secondFactor, 'notYou'>;

const secondFactorChanged = ({ firstName, change }: { firstName: string; change: SecondFactorChange }): Draft => ({
  subject: adminMailTexts.secondFactor[change].subject,
  greet: firstName,
  blocks: [adminMailTexts.secondFactor[change].text, adminMailTexts.secondFactor.notYou],
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
