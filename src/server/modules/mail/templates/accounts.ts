import type { AccountKind, AccountStatus } from '#contract/vocabularies.ts';
import { dayInMail } from '#server/days-in-words.ts';
import { accountMailTexts, mailTexts } from '#texts/mails.ts';
import type { Way } from '../blocks.ts';
import { contact, type Draft } from '../letter.ts';

interface Owner {
  kind: AccountKind;
}

interface Link {
  publicUrl: string;
  kind: AccountKind;
  token: string;
}

/** The token is behind the `#`, which is never sent to a server; so is the kind where the page differs. */
const confirmation = ({ publicUrl, token }: Pick<Link, 'publicUrl' | 'token'>): Way => ({
  label: accountMailTexts.confirmEmail.confirm,
  link: `${publicUrl}/confirm-email#token=${token}`,
});

/** The address is not verified yet: no name, so that registering strangers cannot send them text. */
const welcome = ({ publicUrl, kind, token, userCode }: Link & { userCode: string }): Draft => ({
  subject: accountMailTexts.welcome.subject,
  blocks: [
    accountMailTexts.welcome.ready({ kind, code: userCode }),
    confirmation({ publicUrl, token }),
    accountMailTexts.welcome.validFor,
    accountMailTexts.welcome.money({ kind }),
    accountMailTexts.welcome.notYou,
  ],
});

/** The token is behind the `#`, which is never sent to a server. */
const passwordLink = ({ publicUrl, kind, token }: Owner & { publicUrl: string; token: string }): Draft => ({
  subject: accountMailTexts.passwordLink.subject,
  blocks: [
    accountMailTexts.passwordLink.asked({ kind }),
    {
      label: accountMailTexts.passwordLink.choose,
      link: `${publicUrl}/reset-password#token=${token}${kind === 'admin' ? '&for=admin' : ''}`,
    },
    accountMailTexts.passwordLink.validFor,
    accountMailTexts.passwordLink.ignore,
  ],
});

const passwordChanged = ({ kind, by }: Owner & { by: 'page' | 'link' }): Draft => ({
  subject: accountMailTexts.passwordChanged.subject,
  blocks: [
    by === 'page'
      ? accountMailTexts.passwordChanged.onPage({ kind })
      : accountMailTexts.passwordChanged.byLink({ kind }),
    by === 'page' ? accountMailTexts.passwordChanged.notYouOnPage : accountMailTexts.passwordChanged.notYouByLink,
  ],
});

/** `isPresent`: it is the account's current address. */
const confirmEmail = ({ publicUrl, kind, token, isPresent }: Link & { isPresent: boolean }): Draft => ({
  subject: accountMailTexts.confirmEmail.subject,
  blocks: [
    isPresent ? accountMailTexts.confirmEmail.present({ kind }) : accountMailTexts.confirmEmail.wanted({ kind }),
    confirmation({ publicUrl, token }),
    accountMailTexts.confirmEmail.validFor,
    accountMailTexts.confirmEmail.ignore,
  ],
});

/** Without details of the requester: the address may be a stranger's. */
const emailTaken = ({ kind }: { kind: AccountKind }): Draft => ({
  subject: accountMailTexts.emailTaken.subject,
  blocks: [accountMailTexts.emailTaken.taken({ kind }), accountMailTexts.emailTaken.signIn],
});

const emailChangeRequested = ({ kind, email }: Owner & { email: string }): Draft => ({
  subject: accountMailTexts.emailChangeRequested.subject,
  blocks: [accountMailTexts.emailChangeRequested.asked({ kind, email }), accountMailTexts.emailChangeRequested.notYou],
});

interface EmailChanged extends Owner {
  publicUrl: string;
  email: string;
  by: 'owner' | 'admin';
}

const emailChanged = ({ publicUrl, kind, email, by }: EmailChanged): Draft => ({
  subject: accountMailTexts.emailChanged.subject,
  blocks: [
    by === 'admin'
      ? accountMailTexts.emailChanged.byAdmin({ kind, email })
      : accountMailTexts.emailChanged.byOwner({ kind, email }),
    accountMailTexts.emailChanged.from,
    contact(publicUrl, accountMailTexts.emailChanged.notRight),
  ],
});

/** To an address that was never confirmed: without details of the account. */
const emailCorrected = ({ publicUrl }: { publicUrl: string }): Draft => ({
  subject: accountMailTexts.emailCorrected.subject,
  blocks: [accountMailTexts.emailCorrected.gone, contact(publicUrl, accountMailTexts.emailCorrected.notYou)],
});

const accountBlocked = (about: Owner & { publicUrl: string; reason: string | null }): Draft => ({
  subject: accountMailTexts.blocked.subject({ kind: about.kind }),
  blocks: [
    accountMailTexts.blocked.blocked({ kind: about.kind }),
    about.reason ? mailTexts.reason({ reason: about.reason }) : accountMailTexts.blocked.noReason,
    contact(about.publicUrl, mailTexts.mistake),
  ],
});

interface StatusChanged extends Owner {
  publicUrl: string;
  status: AccountStatus;
  /** The account was blocked until now. */
  wasBlocked: boolean;
}

/** Where each kind of account signs in. */
const SIGN_IN = { candidate: '/login', recruiter: '/login?as=recruiter', admin: '/admin-login' } as const;

const accountStatusChanged = ({ publicUrl, kind, status, wasBlocked }: StatusChanged): Draft => ({
  subject: wasBlocked ? accountMailTexts.unblocked.subject({ kind }) : accountMailTexts.statusChanged.subject,
  blocks: [
    wasBlocked && accountMailTexts.unblocked.unblocked({ kind }),
    status === 'Not Active'
      ? accountMailTexts.statusChanged.notActive
      : !wasBlocked && accountMailTexts.statusChanged.active,
    { label: accountMailTexts.statusChanged.signIn, link: publicUrl + SIGN_IN[kind] },
  ],
});

const accountDeleted = ({ publicUrl, kind }: Owner & { publicUrl: string }): Draft => ({
  subject: accountMailTexts.deleted.subject,
  blocks: [
    accountMailTexts.deleted.deleted({ kind }),
    { label: accountMailTexts.deleted.again, link: `${publicUrl}/createaccount`, aside: true },
  ],
});

/** To the owner of an account unused for years. */
const accountIdle = ({
  publicUrl,
  kind,
  deleteOn,
}: {
  publicUrl: string;
  kind: AccountKind;
  deleteOn: Date;
}): Draft => ({
  subject: accountMailTexts.idle.subject({ day: dayInMail(deleteOn) }),
  blocks: [
    accountMailTexts.idle.unused({ kind, day: dayInMail(deleteOn) }),
    { label: accountMailTexts.idle.keep, link: publicUrl + SIGN_IN[kind] },
    accountMailTexts.idle.nothing,
  ],
});

export const ACCOUNT_MAILS = {
  welcome,
  passwordLink,
  passwordChanged,
  confirmEmail,
  emailTaken,
  emailChangeRequested,
  emailChanged,
  emailCorrected,
  accountBlocked,
  accountStatusChanged,
  accountDeleted,
  accountIdle,
};
