import type { ReactNode } from 'react';
import { answerRecordTexts } from '#texts/answer-record.ts';
import { companyPageTexts as texts } from '#texts/companies.ts';
import { Card } from '#web/components/card.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { type Company, companyFacts, linksOf, siteOf } from '#web/features/companies/company.ts';

interface CompanyFactsProps {
  company: Company;
  trades: readonly string[];
  /** How it keeps its response-time promises; absent in a preview. */
  answers?: readonly { label: string; value: string }[];
  /** The link to report the page; absent in a preview. */
  report?: ReactNode;
}

/** Facts about a company, next to its story. */
export function CompanyFacts({ company, trades, answers = [], report }: CompanyFactsProps) {
  const { own, others } = linksOf(company);
  const facts = companyFacts(company, trades);
  return (
    <aside className="stack side-card">
      {answers.length > 0 ? (
        <Card padding="l">
          <h2 className="title mb-3">{answerRecordTexts.title}</h2>
          <dl>
            {answers.map(({ label, value }) => (
              <Row key={label} label={label}>
                <InSentence>{value}</InSentence>
              </Row>
            ))}
          </dl>
        </Card>
      ) : null}
      {facts.length + company.links.length > 0 ? (
        <Card padding="l">
          <dl>
            {facts.map(({ label, value }) => (
              <Row key={label} label={label}>
                <InSentence>{value}</InSentence>
              </Row>
            ))}
            {own.length > 0 ? (
              <Row label={texts.website}>
                <Links links={own} />
              </Row>
            ) : null}
            {others.length > 0 ? (
              <Row label={texts.links}>
                <Links links={others} />
              </Row>
            ) : null}
          </dl>
        </Card>
      ) : null}
      <p className="small muted break-words">
        <InSentence>{texts.writtenBy({ company: company.name })}</InSentence> {report}
      </p>
    </aside>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="small grid grid-cols-[116px_minmax(0,1fr)] gap-3 border-t border-line py-2.5 first:border-0 first:pt-0 last:pb-0">
      <dt className="muted">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Links set by the company, not by Avsar. */
function Links({ links }: { links: readonly string[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link}>
          <a
            className="link max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
            href={link}
            rel="nofollow noopener ugc"
          >
            {siteOf(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}
