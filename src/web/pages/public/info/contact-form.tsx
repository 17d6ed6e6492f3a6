import { useActionData } from 'react-router';
import { emailProblem, LIMITS, phoneProblem } from '#contract/rules.ts';
import { EmailField } from '#web/components/email-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { Refused } from '#web/pages/public/account/register-posted.ts';
import { EnquiryFrame } from '#web/pages/public/info/enquiry/enquiry-frame.tsx';
import { useEnquiry } from '#web/pages/public/info/enquiry/use-enquiry.ts';
import { contactWords as words } from '#web/words/en/contact.ts';

const LABELS = { fullName: words.fullName, email: words.email, phone: words.phone, message: words.message };

/** The enquiry form. */
export function ContactForm() {
  const { frame, field } = useEnquiry({
    call: 'submitInquiry',
    labels: LABELS,
    draft: 'contact',
    refused: useActionData<Refused>(),
    says: words,
  });
  return (
    <EnquiryFrame {...frame} words={words}>
      <TextField {...field('fullName')} autoComplete="name" maxLength={LIMITS.shortText} />
      <div className="two items-end">
        <EmailField {...field('email', emailProblem)} hint={words.emailHint} />
        <PhoneField {...field('phone', phoneProblem)} />
      </div>
      <TextArea {...field('message')} rows={7} maxLength={LIMITS.longText} />
    </EnquiryFrame>
  );
}
