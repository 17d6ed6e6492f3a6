import { adminPageTexts } from '#texts/admin-pages.ts';
import { Badge } from '#web/components/badge.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import { companyContent } from '#web/content/company-content.ts';
import { content } from '#web/content/content.ts';
import { ContentLead } from '#web/pages/admin/pages/content-lead.tsx';
import { tabAddress } from '#web/pages/admin/tabs.ts';

const words = adminPageTexts.contact;
const { email, hours, officer } = content.contact;

/** The operator's contact details, as set in the operator's configuration file. */
export default function ContactTab() {
  return (
    <>
      <ContentLead text={words.lead} to="/contactus" open={words.open} />
      <Section title={words.reach} look="h3">
        <div className="stack gap-5">
          <Facts
            facts={[
              {
                label: words.email,
                value: (
                  <a className="link" href={`mailto:${email}`}>
                    {email}
                  </a>
                ),
              },
              { label: words.hours, value: hours },
              { label: words.officer, value: officer },
              { label: words.city, value: content.city },
            ]}
          />
          <div>
            <ButtonLink size="m" to={tabAddress('inquiries')}>
              {words.inquiries}
            </ButtonLink>
          </div>
        </div>
      </Section>
      <Section title={words.offices} look="h3">
        <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {companyContent.offices.map(({ name, lines, sample }) => (
            <li key={name} className="stack gap-1">
              <span className="row row-s wrap">
                <b>{name}</b>
                {sample ? <Badge>{adminPageTexts.sample}</Badge> : null}
              </span>
              <address className="soft not-italic">{lines.join(', ')}</address>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
