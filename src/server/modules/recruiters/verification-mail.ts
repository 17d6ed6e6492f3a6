import type { Verification } from '#contract/recruiters.ts';
import type { QueueJobs } from '#server/database/queue.ts';

const bare = (typed: string): string => typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** What a recruiter reads when an administrator has verified the company, or has ended that. */
export const verificationMail = (
  { email, firstName, companyName }: { email: string; firstName: string; companyName: string },
  { verified, note }: Verification,
): QueueJobs['mail'] => {
  const company = bare(companyName);
  const lines = verified
    ? [
        `Avsar has verified your company as "${company}". Your jobs under this name now say so, nobody else can post under it, and you can look at up to 5,000 candidates a day.`,
        'Another company name or logo ends the verification, until an administrator has looked again.',
      ]
    : [
        `"${company}" is no longer a verified company on Avsar. Your jobs stay as they are, without the mark.`,
        `Reason: ${note}`,
        'If you think this is a mistake, answer by the contact form on our site.',
      ];
  return {
    to: email,
    subject: verified ? 'Your company is verified on Avsar' : 'Your company is no longer verified on Avsar',
    text: [`Hello ${bare(firstName)},`, ...lines].join('\n\n'),
  };
};
