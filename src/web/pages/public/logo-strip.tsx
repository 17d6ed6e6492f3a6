import type { CallOutput } from '#contract/api.ts';
import { LOCALE } from '#contract/locale.ts';
import { homeTexts as texts } from '#texts/home.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Typed } from '#web/components/typed.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { Marquee } from '#web/pages/public/marquee.tsx';

export type Company = Pick<CallOutput<'listRecruiters'>[number], '_id' | 'companyName' | 'companyLogo'>;

/** Each company once, although several of its employees may recruit; companies without a name are left out. */
export const companiesOf = (recruiters: readonly Company[]): Company[] => {
  const byName = new Map<string, Company>();
  for (const { _id, companyName, companyLogo } of recruiters) {
    const key = companyName.trim().toLocaleLowerCase(LOCALE);
    if (key && !byName.get(key)?.companyLogo) byName.set(key, { _id, companyName, companyLogo });
  }
  return [...byName.values()];
};

/** The companies that recruit here, with initials if a logo is missing. */
export function LogoStrip({ companies }: { companies: readonly Company[] }) {
  if (companies.length === 0) return null;
  return (
    <div className="page section">
      <Marquee id="companies" title={texts.hiring} gap="gap-10" className="strip min-h-14">
        {companies.map(({ _id, companyName, companyLogo }) => (
          <li key={_id} className="brand">
            <CompanyMark name={companyName} src={fileAddress(companyLogo)} />
            <Typed>{companyName}</Typed>
          </li>
        ))}
      </Marquee>
    </div>
  );
}
