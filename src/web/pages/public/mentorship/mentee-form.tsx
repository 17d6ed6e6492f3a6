import { useActionData } from 'react-router';
import { emailProblem, LIMITS, phoneProblem } from '#contract/rules.ts';
import { mentorshipTexts } from '#texts/mentorship.ts';
import { EmailField } from '#web/components/email-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { Refused } from '#web/pages/public/account/register-posted.ts';
import { EnquiryFrame } from '#web/pages/public/info/enquiry/enquiry-frame.tsx';
import { useEnquiry } from '#web/pages/public/info/enquiry/use-enquiry.ts';

const words = mentorshipTexts.mentee;

const LABELS = {
  name: words.name,
  email: words.email,
  phone: words.phone,
  address: words.address,
  education: words.education,
  field: words.field,
};
const FRAME = { send: words.submit, sent: words.sent, sentMore: words.sentMore };

/** The page's message, followed by the server's reason if there is one. */
export const menteeRefused = (reason: string): string => (reason ? `${words.wentWrong} ${reason}` : words.wentWrong);

/** Form to request mentoring. */
export function MenteeForm() {
  const { frame, field } = useEnquiry({
    call: 'submitMentee',
    labels: LABELS,
    draft: 'mentee',
    refused: useActionData<Refused>(),
    says: { refused: menteeRefused, unanswered: words.wentWrong },
  });
  const short = { maxLength: LIMITS.shortText };
  return (
    <EnquiryFrame {...frame} words={FRAME}>
      <TextField {...field('name')} autoComplete="name" {...short} />
      <div className="two items-end">
        <EmailField {...field('email', emailProblem)} hint={words.emailHint} />
        <PhoneField {...field('phone', phoneProblem)} />
      </div>
      <TextField
        {...field('address')}
        hint={words.addressHint}
        autoComplete="address-line1"
        maxLength={LIMITS.address}
      />
      <TextField {...field('education')} hint={words.educationHint} {...short} />
      <TextField {...field('field')} hint={words.fieldHint} {...short} />
    </EnquiryFrame>
  );
}
