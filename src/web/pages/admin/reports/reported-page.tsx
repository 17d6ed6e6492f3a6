import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { industryTexts } from '#texts/fields-of-work.ts';
import { Facts } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import { Typed } from '#web/components/typed.tsx';
import { companyFacts } from '#web/features/companies/company.ts';
import { CompanyCover } from '#web/features/companies/company-head.tsx';
import { CompanyStory } from '#web/features/companies/company-story.tsx';
import { companyPath } from '#web/lib/job-links.ts';
import type { ReportedCompany } from '#web/pages/admin/reports/report-queries.ts';

/** The company's page: cover, tagline, facts, links and story. */
export function ReportedPage({ entry: { company, hiddenAt } }: { entry: ReportedCompany }) {
  const { cover, tagline, links, story, pictures, perks } = company;
  const trades = company.trades.map((trade) => labelOf(industryTexts, trade));
  const facts = [
    ...companyFacts(company, trades),
    ...links.map((link) => ({ label: texts.company.link, value: link })),
  ];
  const written = tagline || cover || story.length + pictures.length + perks.length > 0;
  return (
    <Section
      title={hiddenAt ? texts.company.seenHidden : texts.company.seen}
      id="page-title"
      look="h3"
      link={hiddenAt || !company.slug ? undefined : { to: companyPath(company.slug), words: texts.one.openPage }}
    >
      <div className="stack stack-l">
        <div className="stack gap-5">
          {cover ? <CompanyCover cover={cover} /> : null}
          {tagline ? (
            <p className="title break-words">
              <Typed>{tagline}</Typed>
            </p>
          ) : null}
          {written ? null : <p className="soft">{texts.company.nothingWritten}</p>}
          {facts.length > 0 ? <Facts facts={facts} /> : null}
        </div>
        <CompanyStory company={company} />
      </div>
    </Section>
  );
}
