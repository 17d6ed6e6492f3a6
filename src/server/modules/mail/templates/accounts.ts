import type { AccountKind, AccountStatus } from '#contract/vocabularies.ts';
import { statusTexts } from '#texts/components.ts';
import { accountMailTexts, mailTexts } from '#texts/mails.ts';
import { contactPage, type Draft, hello } from '../letter.ts';

interface Owner {
  firstName: string;
  kind: AccountKind;
}

interface Link {
  publicUrl: string;
  kind: AccountKind;
  token: string;
}

/** Nobody has shown yet whose address it is: without a name, so that nobody can write to a stranger by registering them. */
const welcome = ({ publicUrl, kind, token, userCode }: Link & { userCode: string }): Draft => ({
  subject: accountMailTexts.welcome.subject,
  paragraphs: [
    hello(),
    accountMailTexts.welcome.ready({ kind, code: userCode }),
    `${publicUrl}/confirm-email#token=${token}`,
    accountMailTexts.welcome.validFor,
    accountMailTexts.welcome.money({ kind }),
    accountMailTexts.welcome.notYou,
  ],
});

/** The token stays behind the `#`, which no server sees. */
const passwordLink = ({ publicUrl, firstName, kind, token }: Owner & { publicUrl: string; token: string }): Draft => ({
  subject: accountMailTexts.passwordLink.subject,
  paragraphs: [
    hello(firstName),
    accountMailTexts.passwordLink.asked({ kind }),
    `${publicUrl}/reset-password#token=${token}`,
    accountMailTexts.passwordLink.validFor,
    accountMailTexts.passwordLink.ignore,
  ],
});

const passwordChanged = ({ firstName, kind, by }: Owner & { by: 'page' | 'link' }): Draft => ({
  subject: accountMailTexts.passwordChanged.subject,
  paragraphs: [
    hello(firstName),
    by === 'page'
      ? accountMailTexts.passwordChanged.onPage({ kind })
      : accountMailTexts.passwordChanged.byLink({ kind }),
    by === 'page' ? accountMailTexts.passwordChanged.notYouOnPage : accountMailTexts.passwordChanged.notYouByLink,
  ],
});

/** `isPresent`: it is the address that the account has already. */
const confirmEmail = ({ publicUrl, kind, token, isPresent }: Link & { isPresent: boolean }): Draft => ({
  subject: accountMailTexts.confirmEmail.subject,
  paragraphs: [
    hello(),
    isPresent ? accountMailTexts.confirmEmail.present({ kind }) : accountMailTexts.confirmEmail.wanted({ kind }),
    `${publicUrl}/confirm-email#token=${token}`,
    accountMailTexts.confirmEmail.validFor,
    accountMailTexts.confirmEmail.ignore,
  ],
});

/** Nothing of who asked: the address may be a stranger's. */
const emailTaken = ({ kind }: { kind: AccountKind }): Draft => ({
  subject: accountMailTexts.emailTaken.subject,
  paragraphs: [hello(), accountMailTexts.emailTaken.taken({ kind }), accountMailTexts.emailTaken.signIn],
});

const emailChangeRequested = ({ firstName, kind, email }: Owner & { email: string }): Draft => ({
  subject: accountMailTexts.emailChangeRequested.subject,
  paragraphs: [
    hello(firstName),
    accountMailTexts.emailChangeRequested.asked({ kind, email }),
    accountMailTexts.emailChangeRequested.notYou,
  ],
});

interface EmailChanged extends Owner {
  publicUrl: string;
  email: string;
  by: 'owner' | 'admin';
}

const emailChanged = ({ publicUrl, firstName, kind, email, by }: EmailChanged): Draft => ({
  subject: accountMailTexts.emailChanged.subject,
  paragraphs: [
    hello(firstName),
    by === 'admin'
      ? accountMailTexts.emailChanged.byAdmin({ kind, email })
      : accountMailTexts.emailChanged.byOwner({ kind, email }),
    accountMailTexts.emailChanged.from,
    accountMailTexts.emailChanged.notRight({ link: contactPage(publicUrl) }),
  ],
});

/** To an address that nobody ever confirmed: nothing of whose account it was. */
const emailCorrected = ({ publicUrl }: { publicUrl: string }): Draft => ({
  subject: accountMailTexts.emailCorrected.subject,
  paragraphs: [hello(), accountMailTexts.emailCorrected.gone({ link: contactPage(publicUrl) })],
});

const accountBlocked = (about: { publicUrl: string; firstName: string; reason: string | null }): Draft => ({
  subject: accountMailTexts.blocked.subject,
  paragraphs: [
    hello(about.firstName),
    accountMailTexts.blocked.blocked,
    about.reason ? mailTexts.reason({ reason: about.reason }) : accountMailTexts.blocked.noReason,
    mailTexts.mistake({ link: contactPage(about.publicUrl) }),
  ],
});

const accountStatusChanged = ({ firstName, status }: { firstName: string; status: AccountStatus }): Draft => ({
  subject: accountMailTexts.statusChanged.subject,
  paragraphs: [hello(firstName), accountMailTexts.statusChanged.status({ status: statusTexts[status] })],
});

const accountDeleted = ({ publicUrl, firstName, kind }: Owner & { publicUrl: string }): Draft => ({
  subject: accountMailTexts.deleted.subject,
  paragraphs: [
    hello(firstName),
    accountMailTexts.deleted.deleted({ kind }),
    accountMailTexts.deleted.again({ link: `${publicUrl}/createaccount` }),
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
};
