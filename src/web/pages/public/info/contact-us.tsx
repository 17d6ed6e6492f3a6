import { type ActionFunctionArgs, useActionData } from 'react-router';
import { emailProblem, LIMITS, phoneProblem } from '#contract/rules.ts';
import { contactTexts, contactTexts as texts } from '#texts/contact.ts';
import { EmailField } from '#web/components/email-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { Section } from '#web/components/section.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { companyContent } from '#web/content/company-content.ts';
import { content } from '#web/content/content.ts';
import type { Refused } from '#web/pages/public/account/register-posted.ts';
import { EnquiryFrame } from '#web/pages/public/info/enquiry/enquiry-frame.tsx';
import { enquiryPosted } from '#web/pages/public/info/enquiry/enquiry-posted.ts';
import { useEnquiry } from '#web/pages/public/info/enquiry/use-enquiry.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { MarkBadge } from '#web/pages/public/info/info-parts.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';

const LABELS = { fullName: texts.fullName, email: texts.email, phone: texts.phone, message: texts.message };

/** The enquiry form. */
function ContactForm() {
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

const {
  city,
  contact: { email, hours },
} = content;

export const loader = infoLoader;
export const meta = infoMeta('/contactus', { title: texts.title, description: texts.description({ city }) });

export const action = (args: ActionFunctionArgs) =>
  enquiryPosted('submitInquiry', args, { sent: '/contactus?sent=1#sent', refused: refusedText });

/** The enquiry form and the address. */
export default function ContactUs() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="page grid gap-14 pt-10 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_344px]">
        <Section title={texts.form} id="enquiry">
          <div className="stack gap-5">
            <ContactForm />
            <p className="small soft">
              <TextWithLink text={texts.privacy} to="/privacy-policy" />
            </p>
          </div>
        </Section>
        <Section title={texts.offices({ city })} id="offices" look="h3">
          <div className="stack gap-6">
            {companyContent.offices.map(({ name, lines, sample }) => (
              <div key={name} className="stack gap-1">
                <h3 className="title flex flex-wrap items-center gap-3">
                  {name}
                  {sample ? <MarkBadge mark="sample" /> : null}
                </h3>
                <address className="soft not-italic">
                  {lines.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </div>
            ))}
            <div className="stack gap-1 border-t border-line pt-5">
              <h3 className="title">{texts.mail}</h3>
              <p className="soft">
                <a className="link inline-flex min-h-6 items-center max-sm:min-h-11" href={`mailto:${email}`}>
                  {email}
                </a>
                <br />
                {hours}
              </p>
            </div>
          </div>
        </Section>
      </div>
    </>
  );
}

/** Why an enquiry was not sent. */
const refusedText = (reason: string): string => contactTexts.refused({ reason: reason || contactTexts.unknownError });
