import { companyMailTexts, mailTexts } from '#texts/mails.ts';
import { contact, type Draft, oneLine, type Reason, reasonText } from '../letter.ts';

interface Company {
  companyName: string;
}

/** To the recruiter: an administrator has verified the company. */
const companyVerified = ({ companyName }: Company): Draft => ({
  subject: companyMailTexts.verified.subject,
  blocks: [companyMailTexts.verified.verified({ company: oneLine(companyName) }), companyMailTexts.verified.until],
});

/** To the recruiter: an administrator has ended the verification. */
const companyUnverified = (about: Company & { publicUrl: string; reason: Reason }): Draft => ({
  subject: companyMailTexts.unverified.subject,
  blocks: [
    companyMailTexts.unverified.unverified({ company: oneLine(about.companyName) }),
    mailTexts.reason({ reason: reasonText(about.reason) }),
    contact(about.publicUrl, mailTexts.mistake),
  ],
});

/** To the recruiter: an administrator has reviewed the documents and not verified the company. */
const companyNotVerified = (about: Company & { publicUrl: string; reason: Reason }): Draft => ({
  subject: companyMailTexts.notVerified.subject,
  blocks: [
    companyMailTexts.notVerified.notVerified({ company: oneLine(about.companyName) }),
    mailTexts.reason({ reason: reasonText(about.reason) }),
    contact(about.publicUrl, mailTexts.mistake),
  ],
});

/** To an address at the company's domain, which may be a stranger's: the name is the only typed text in it. */
const companyCode = ({ companyName, code }: Company & { code: string }): Draft => ({
  subject: companyMailTexts.code.subject({ code }),
  blocks: [
    companyMailTexts.code.code({ company: oneLine(companyName), code }),
    companyMailTexts.code.until,
    companyMailTexts.code.notYou,
  ],
});

export const COMPANY_MAILS = { companyVerified, companyUnverified, companyNotVerified, companyCode };
