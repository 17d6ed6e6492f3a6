import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { adminRecruiterTexts as texts } from '#texts/admin-recruiters.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Typed } from '#web/components/typed.tsx';
import { countText } from '#web/lib/formats.ts';
import type { RecruiterStats } from '#web/pages/admin/recruiters/recruiter-queries.ts';

/** Number shown on a phone, where the list should stay near the top. */
const ON_A_PHONE = 4;

const listOf = (filters: Readonly<Record<string, string>>): string => `?${new URLSearchParams(filters)}`;

/**
 * Recruiters per company and the number of verified companies; each number links to its list. A phone shows them on
 * request, so that the list starts on its first screen.
 */
export function CompanyCounts({ stats }: { stats: RecruiterStats }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { companies, byCompany, verified, unverified, asked } = stats;
  const shownText = (shown: number): string =>
    companies > shown
      ? texts.companiesOf({ shown: countText(shown), all: countText(companies) })
      : texts.companiesAll({ all: companies });
  return (
    <Card as="section" aria-label={texts.companies}>
      <Button
        size="m"
        variant="quiet"
        icon={open ? ChevronUp : ChevronDown}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-m-3 sm:hidden"
      >
        {texts.companies}
      </Button>
      <div id={id} className={classNames('stack gap-3', open ? 'max-sm:mt-4' : 'max-sm:hidden')}>
        <div className="row wrap between gap-x-6 gap-y-1">
          <div>
            <h2 className="title max-sm:hidden">{texts.companies}</h2>
            <p className="small muted num">
              <span className="sm:hidden">{shownText(Math.min(ON_A_PHONE, byCompany.length))}</span>
              <span className="max-sm:hidden">{shownText(byCompany.length)}</span>
            </p>
          </div>
          <p className="row wrap gap-x-5 num">
            <Count to={listOf({ verified: 'yes' })} label={texts.verified} count={verified} />
            <Count to={listOf({ verified: 'no' })} label={texts.notVerified} count={unverified} />
            {asked > 0 ? <Count to={listOf({ verified: 'asked' })} label={texts.ofThemAsked} count={asked} /> : null}
          </p>
        </div>
        {byCompany.length === 0 ? (
          <p className="soft">{texts.noCompanies}</p>
        ) : (
          <ul className="grid gap-x-8 gap-y-0 sm:grid-cols-2 lg:grid-cols-3">
            {byCompany.map(({ companyName, count }, index) => (
              <li key={companyName} className={classNames('min-w-0', index >= ON_A_PHONE && 'max-sm:hidden')}>
                <Link
                  className="flex min-h-11 items-center justify-between gap-3 border-t border-(--line) no-underline hover:underline"
                  to={listOf({ companyName })}
                >
                  <span className="line-clamp-3 min-w-0 py-2 wrap-anywhere">
                    <Typed>{companyName}</Typed>
                  </span>
                  <b className="num">{countText(count)}</b>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Count({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <Link className="inline-flex min-h-11 items-center gap-2 no-underline hover:underline" to={to}>
      <span className="soft">{label}</span>
      <b>{countText(count)}</b>
    </Link>
  );
}
