import { adminPageTexts } from '#texts/admin-pages.ts';
import { Badge } from '#web/components/badge.tsx';
import { Facts } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import { Typed } from '#web/components/typed.tsx';
import { companyContent } from '#web/content/company-content.ts';
import { homeContent } from '#web/content/home-content.ts';
import { ContentLead } from '#web/pages/admin/pages/content-lead.tsx';

const words = adminPageTexts.about;

function Said({ text, sample }: { text: string; sample: boolean }) {
  return (
    <span className="row row-s wrap">
      {text}
      {sample ? <Badge>{adminPageTexts.sample}</Badge> : null}
    </span>
  );
}

/** The company content of the public pages, as set in the operator's configuration file. */
export default function AboutTab() {
  return (
    <>
      <ContentLead text={words.lead} to="/aboutus" open={words.open} />
      <Section title={words.businessLines} look="h3">
        <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {companyContent.businessLines.map(({ title, text }) => (
            <li key={title} className="stack gap-1">
              <b>{title}</b>
              <span className="soft">{text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.figures} look="h3">
        <div className="stack gap-4">
          <p className="small muted">{words.figuresHelp}</p>
          <Facts
            facts={homeContent.figures.map(({ label, value, sample }) => ({
              label,
              value: <Said text={value} sample={sample} />,
            }))}
          />
        </div>
      </Section>
      <Section title={words.claims} look="h3">
        <div className="stack gap-4">
          <p className="small muted">{words.claimsHelp}</p>
          <Facts
            facts={Object.entries(homeContent.claims).map(([name, { text, sample }]) => ({
              label: words.claimNames[name === 'jobs' || name === 'internships' ? name : 'mentors'],
              value: <Said text={text} sample={sample} />,
            }))}
          />
        </div>
      </Section>
      <Section title={words.mentors} look="h3">
        <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {companyContent.mentors.map(({ id, name, designation, experience, sample }) => (
            <li key={id} className="stack gap-1">
              <span className="row row-s wrap">
                <b>
                  <Typed>{name}</Typed>
                </b>
                {sample ? <Badge>{adminPageTexts.sample}</Badge> : null}
              </span>
              <span className="soft">
                {designation}, {experience}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
