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

export const COMPANY_MAILS = { companyVerified, companyUnverified };
