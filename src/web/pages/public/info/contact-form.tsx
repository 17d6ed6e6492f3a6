import { useActionData } from 'react-router';
import { emailProblem, LIMITS, phoneProblem } from '#contract/rules.ts';
import { contactTexts as texts } from '#texts/contact.ts';
import { EmailField } from '#web/components/email-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { Refused } from '#web/pages/public/account/register-posted.ts';
import { EnquiryFrame } from '#web/pages/public/info/enquiry/enquiry-frame.tsx';
import { useEnquiry } from '#web/pages/public/info/enquiry/use-enquiry.ts';
import { refusedText } from '#web/pages/public/info/refused-text.ts';

const LABELS = { fullName: texts.fullName, email: texts.email, phone: texts.phone, message: texts.message };

/** The enquiry form. */
export function ContactForm() {
  const { frame, field } = useEnquiry({
    call: 'submitInquiry',
    labels: LABELS,
    draft: 'contact',
    refused: useActionData<Refused>(),
    says: { refused: refusedText, unanswered: texts.unanswered },
  });
  return (
    <EnquiryFrame {...frame} words={texts}>
      <TextField {...field('fullName')} autoComplete="name" maxLength={LIMITS.shortText} />
      <div className="two items-end">
        <EmailField {...field('email', emailProblem)} hint={texts.emailHint} />
        <PhoneField {...field('phone', phoneProblem)} />
      </div>
      <TextArea {...field('message')} rows={7} maxLength={LIMITS.longText} />
    </EnquiryFrame>
  );
}
