import { useActionData } from 'react-router';
import { emailProblem, LIMITS, phoneProblem } from '#contract/rules.ts';
import { PhoneField } from '#web/components/phone-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { Refused } from '#web/pages/public/account/register-posted.ts';
import { EnquiryFrame } from '#web/pages/public/info/enquiry/enquiry-frame.tsx';
import { useEnquiry } from '#web/pages/public/info/enquiry/use-enquiry.ts';
import { mentorshipWords } from '#web/words/en/mentorship.ts';

const words = mentorshipWords.mentee;
const NAMES = ['name', 'email', 'phone', 'address', 'education', 'field'] as const;
const FRAME = { send: words.submit, sent: words.sent, sentMore: words.sentMore };

/** The page's sentence, then the server's reason when it gave one. */
export const menteeRefused = (reason: string): string => (reason ? `${words.wentWrong} ${reason}` : words.wentWrong);

/** The form of somebody who wants to be mentored. */
export function MenteeForm() {
  const { frame, field } = useEnquiry({
    call: 'submitMentee',
    names: NAMES,
    draft: 'mentee',
    refused: useActionData<Refused>(),
    says: { refused: menteeRefused, unanswered: words.wentWrong },
  });
  const short = { maxLength: LIMITS.shortText };
  return (
    <EnquiryFrame {...frame} words={FRAME}>
      <TextField {...field('name', words.name)} autoComplete="name" {...short} />
      <div className="two items-end">
        <TextField
          {...field('email', words.email, emailProblem)}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.email}
        />
        <PhoneField {...field('phone', words.phone, phoneProblem)} />
      </div>
      <TextField
        {...field('address', words.address)}
        hint={words.addressHint}
        autoComplete="street-address"
        maxLength={LIMITS.address}
      />
      <TextField {...field('education', words.education)} hint={words.educationHint} {...short} />
      <TextField {...field('field', words.field)} hint={words.fieldHint} {...short} />
    </EnquiryFrame>
  );
}
