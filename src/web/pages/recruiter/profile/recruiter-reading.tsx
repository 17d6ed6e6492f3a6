import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-complex';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { recruiterProfileTexts as texts } from '#texts/recruiter-profile.ts';
import { Avatar, CompanyMark } from '#web/components/avatar.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { type Fact, Facts } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { ACCOUNT } from '#web/features/accounts/account-address.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import type { Recruiter } from '#web/pages/recruiter/profile/recruiter-values.ts';

const fact = (label: string, value: ReactNode): Fact => ({
  label,
  value: value || <span className="muted font-normal">{texts.none}</span>,
});

/** The recruiter's profile: company, person, address. */
export function RecruiterReading({ recruiter, action }: { recruiter: Recruiter; action: ReactNode }) {
  const name = [recruiter.firstName, recruiter.lastName].filter(Boolean).join(' ');
  const { companyName, companyVerified } = recruiter;
  return (
    <div className="stack max-w-[960px] gap-10">
      <header className="row wrap items-start gap-4">
        <CompanyMark name={companyName || name} src={fileAddress(recruiter.companyLogoPath)} size="xl" />
        <div className="grow min-w-[min(100%,14rem)]">
          <h2 className="h3 wrap-anywhere" lang={langOf(companyName || name)}>
            {companyName || name}
          </h2>
          <p className="row wrap gap-2 mt-2">
            {companyVerified ? (
              <Badge tone="green" icon={BadgeCheck}>
                {texts.verified}
              </Badge>
            ) : (
              <Badge icon={Building2}>{texts.notVerified}</Badge>
            )}
            <StatusBadge status={recruiter.userStatus ?? 'Active'} />
          </p>
          <p className="small soft mt-2">{companyVerified ? texts.verifiedHelp : texts.notVerifiedHelp}</p>
        </div>
        {action}
      </header>
      <Section title={texts.person} id="contact" look="h3">
        <div className="row items-start gap-5 max-sm:flex-col">
          <Avatar name={name} src={fileAddress(recruiter.avatarPath)} size="xl" />
          <div className="grow w-full">
            <Facts
              facts={[
                fact(texts.name, name),
                fact(texts.phone, recruiter.phone),
                fact(texts.email, <Breakable>{recruiter.email ?? ''}</Breakable>),
                fact(texts.userCode, recruiter.userCode),
                fact(texts.since, dayText(recruiter.createdAt)),
              ]}
            />
            <p className="small muted mt-4">
              <Link className="link" to={ACCOUNT}>
                {texts.emailHint}
              </Link>
            </p>
          </div>
        </div>
      </Section>
      <Section title={texts.place} id="place" look="h3">
        <Facts
          facts={[
            fact(texts.address, recruiter.address),
            fact(texts.city, recruiter.city),
            fact(texts.state, recruiter.state),
            fact(texts.country, recruiter.country),
            fact(texts.pincode, recruiter.pincode),
          ]}
        />
      </Section>
    </div>
  );
}
