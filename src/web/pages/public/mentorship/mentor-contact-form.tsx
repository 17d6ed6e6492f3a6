import { useEffect, useEffectEvent } from 'react';
import { useActionData } from 'react-router';
import { emailProblem, LIMITS, phoneProblem } from '#contract/rules.ts';
import { mentorshipTexts as texts } from '#texts/mentorship.ts';
import { EmailField } from '#web/components/email-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { Refused } from '#web/pages/public/account/register-posted.ts';
import { EnquiryFrame } from '#web/pages/public/info/enquiry/enquiry-frame.tsx';
import { useEnquiry } from '#web/pages/public/info/enquiry/use-enquiry.ts';
import { type Mentor, notSentText } from '#web/pages/public/mentorship/mentor.tsx';

const LABELS = { fullName: texts.fullName, mobile: texts.mobile, email: texts.email, message: texts.message };
/** How long the success message stays before the form closes. */
const CLOSE_MS = 1500;

/** A message to a mentor. Without scripts the mentor is sent in a hidden field. */
export function MentorContactForm({ mentor, onSent }: { mentor: Mentor; onSent?: () => void }) {
  const { frame, field } = useEnquiry({
    call: 'submitMentorContact',
    labels: LABELS,
    draft: `mentor-${mentor.id}`,
    along: { mentor: mentor.name },
    refused: useActionData<Refused>(),
    says: { refused: notSentText, unanswered: notSentText(texts.noAnswer) },
  });
  const leave = useEffectEvent(() => onSent?.());
  useEffect(() => {
    if (!frame.sent) return;
    const timer = setTimeout(leave, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [frame.sent]);
  return (
    <EnquiryFrame {...frame} words={texts}>
      <input type="hidden" name="mentor" value={mentor.name} />
      <TextField {...field('fullName')} autoComplete="name" maxLength={LIMITS.shortText} />
      <div className="two items-end">
        <PhoneField {...field('mobile', phoneProblem)} />
        <EmailField {...field('email', emailProblem)} hint={texts.emailHint} />
      </div>
      <TextArea {...field('message')} hint={texts.messageHint} rows={5} maxLength={LIMITS.longText} />
    </EnquiryFrame>
  );
}
