import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-complex';
import type { ReactNode } from 'react';
import { placeText } from '#texts/by-code/place-text.ts';
import { companyPageTexts as texts } from '#texts/companies.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import type { Company } from '#web/features/companies/company.ts';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';

/** Cover, logo, name and verification badge. */
export function CompanyHead({ company, level = 1, action }: { company: Company; level?: 1 | 2; action?: ReactNode }) {
  const { name, cover, verified, tagline, places } = company;
  const Heading = `h${level}` as const;
  const where = placeText(places.slice(0, 3).join(', '));
  return (
    <header>
      {cover ? <CompanyCover cover={cover} /> : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 pt-6 max-sm:pt-4">
        <CompanyMark name={name} src={fileAddress(company.logo)} size="xl" />
        <div className="min-w-[min(100%,15rem)] grow basis-0">
          <Heading className="h1 flex flex-wrap items-center gap-x-3 gap-y-1 break-words">
            <span className="min-w-0">
              <Typed>{name}</Typed>
            </span>
            <span className="text-[1rem] leading-none tracking-normal">
              {verified ? (
                <Badge tone="green" icon={BadgeCheck}>
                  {texts.verified}
                </Badge>
              ) : (
                <Badge icon={Building2}>{texts.notVerified}</Badge>
              )}
            </span>
          </Heading>
          {tagline || where ? (
            <p className="soft mt-1.5 break-words">
              {/* Each by itself: the company’s words and the page’s names of places can differ in language. */}
              <Typed>{tagline}</Typed>
              {tagline && where ? DOT : null}
              <Typed>{where}</Typed>
            </p>
          ) : null}
        </div>
        {action ? <div className="row row-s max-sm:w-full max-sm:*:grow">{action}</div> : null}
      </div>
    </header>
  );
}

/** The wide picture above a company's name. */
export function CompanyCover({ cover }: { cover: NonNullable<Company['cover']> }) {
  return (
    <img
      src={fileAddress(cover.path)}
      alt=""
      width={cover.width}
      height={cover.height}
      decoding="async"
      className="aspect-[5/1] w-full rounded-2 bg-sunken object-cover max-sm:aspect-[5/2]"
    />
  );
}
