import type { ReportDecision } from '#contract/vocabularies.ts';
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
    {
      label: companyMailTexts.notVerified.ask,
      link: `${about.publicUrl}/recruiter-maindashboards/company#verification`,
    },
    contact(about.publicUrl, mailTexts.mistake),
  ],
});

/** To the recruiter: an administrator has hidden the company's page. */
const companyPageHidden = ({
  publicUrl,
  companyName,
  reason,
}: Company & { publicUrl: string; reason: Reason }): Draft => ({
  subject: companyMailTexts.pageHidden.subject,
  blocks: [
    companyMailTexts.pageHidden.hidden({ company: oneLine(companyName) }),
    mailTexts.reason({ reason: reasonText(reason) }),
    companyMailTexts.pageHidden.until,
    { label: companyMailTexts.pageHidden.edit, link: `${publicUrl}/recruiter-maindashboards/company` },
    contact(publicUrl, mailTexts.mistake),
  ],
});

/** To the recruiter: an administrator has made the company's page public again. */
const companyPageShown = ({ companyName }: Company): Draft => ({
  subject: companyMailTexts.pageShown.subject,
  blocks: [companyMailTexts.pageShown.shown({ company: oneLine(companyName) })],
});

/** To the reporter of a company's page: the decision, with the administrator's text if any. */
const companyReportDecided = ({
  companyName,
  decision,
  answer,
}: Company & { decision: ReportDecision; answer: Reason }): Draft => {
  const company = oneLine(companyName);
  const { subject, decided, thanks } = companyMailTexts.reportDecided;
  return { subject: subject({ company }), blocks: [decided({ company, decision }), reasonText(answer), thanks] };
};

/** To an address at the company's domain, which may be a stranger's: the name is the only typed text in it. */
const companyCode = ({ companyName, code }: Company & { code: string }): Draft => ({
  subject: companyMailTexts.code.subject({ code }),
  blocks: [
    companyMailTexts.code.code({ company: oneLine(companyName), code }),
    companyMailTexts.code.until,
    companyMailTexts.code.notYou,
  ],
});

export const COMPANY_MAILS = {
  companyVerified,
  companyUnverified,
  companyNotVerified,
  companyPageHidden,
  companyPageShown,
  companyReportDecided,
  companyCode,
};
