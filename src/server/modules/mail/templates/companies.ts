import { companyMailTexts, mailTexts } from '#texts/mails.ts';
import { contactPage, type Draft, hello, oneLine } from '../letter.ts';

interface Company {
  firstName: string;
  companyName: string;
}

/** To the recruiter: an administrator has verified the company. */
const companyVerified = ({ firstName, companyName }: Company): Draft => ({
  subject: companyMailTexts.verified.subject,
  paragraphs: [
    hello(firstName),
    companyMailTexts.verified.verified({ company: oneLine(companyName) }),
    companyMailTexts.verified.until,
  ],
});

/** To the recruiter: an administrator has ended the verification. */
const companyUnverified = (about: Company & { publicUrl: string; reason: string }): Draft => ({
  subject: companyMailTexts.unverified.subject,
  paragraphs: [
    hello(about.firstName),
    companyMailTexts.unverified.unverified({ company: oneLine(about.companyName) }),
    mailTexts.reason({ reason: about.reason }),
    mailTexts.mistake({ link: contactPage(about.publicUrl) }),
  ],
});

export const COMPANY_MAILS = { companyVerified, companyUnverified };
