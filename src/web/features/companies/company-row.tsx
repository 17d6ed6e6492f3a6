import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { companyListTexts as texts } from '#texts/companies.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Typed } from '#web/components/typed.tsx';
import { peopleText } from '#web/features/companies/company.ts';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText } from '#web/lib/formats.ts';
import { companyPath } from '#web/lib/job-links.ts';

interface CompanyRowProps {
  /** Its industries as display names. */
  company: CallOutput<'listCompanies'>[number];
  action: ReactNode;
}

/** A company in a list: name, place and number of jobs. */
export function CompanyRow({ company, action }: CompanyRowProps) {
  const { name, slug, logo, tagline, trades, people, places, openJobs } = company;
  const work = tagline || trades.slice(0, 2).join(', ');
  const size = people ? peopleText(people) : '';
  return (
    <li className="small grid grid-cols-[48px_minmax(0,1.5fr)_minmax(0,1fr)_128px_132px] items-center gap-5 border-b border-line py-3.5 text-ink-2 max-md:grid-cols-[48px_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1">
      <span className="max-md:row-span-2 max-md:self-start">
        <CompanyMark name={name} src={fileAddress(logo)} size="l" />
      </span>
      <div className="min-w-0 max-md:col-span-2">
        <h2 className="title break-words">
          <Link to={companyPath(slug)} className="text-ink no-underline hover:underline">
            <Typed>{name}</Typed>
          </Link>
          <Icon
            as={BadgeCheck}
            size="s"
            label={texts.verified}
            className="ml-1.5 inline-block align-text-bottom text-accent-text"
          />
        </h2>
        {work || size ? (
          <p className="break-words">
            <Typed>{work}</Typed>
            {work && size ? DOT : ''}
            {size}
          </p>
        ) : null}
      </div>
      <p className="min-w-0 break-words max-md:col-span-2 max-md:col-start-2">
        {placeText(places.slice(0, 3).join(', '))}
      </p>
      <p className="max-md:col-start-2 max-md:self-center">
        {openJobs > 0 ? (
          <b className="strong">{texts.openJobs({ count: openJobs, shown: countText(openJobs) })}</b>
        ) : (
          <span className="muted">{texts.notHiring}</span>
        )}
      </p>
      <div className="justify-self-end max-md:col-start-3">{action}</div>
    </li>
  );
}
