import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-complex';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ACCOUNT } from '#web/account/account-address.ts';
import { type Fact, Facts } from '#web/components/card.tsx';
import { EmailText } from '#web/components/email-text.tsx';
import { CompanyMark, Face } from '#web/components/face.tsx';
import { Hang } from '#web/components/hang.tsx';
import { Badge, StatusBadge } from '#web/components/status-badge.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import type { Recruiter } from '#web/pages/recruiter/profile/recruiter-values.ts';
import { recruiterProfileWords as words } from '#web/words/en/recruiter-profile.ts';

const fact = (label: string, value: ReactNode): Fact => ({
  label,
  value: value || <span className="muted font-normal">{words.none}</span>,
});

/** The recruiter's profile: company, person, address. */
export function RecruiterReading({ recruiter, act }: { recruiter: Recruiter; act: ReactNode }) {
  const name = [recruiter.firstName, recruiter.lastName].filter(Boolean).join(' ');
  const { companyName, companyVerified } = recruiter;
  return (
    <div className="stack max-w-[960px] gap-10">
      <header className="row wrap items-start! gap-4">
        <CompanyMark name={companyName || name} src={fileAddress(recruiter.companyLogoPath)} size="xl" />
        <div className="grow min-w-56">
          <h2 className="h3 wrap-anywhere">{companyName || name}</h2>
          <p className="row wrap gap-2 mt-2">
            {companyVerified ? (
              <Badge tone="green" icon={BadgeCheck}>
                {words.verified}
              </Badge>
            ) : (
              <Badge icon={Building2}>{words.notVerified}</Badge>
            )}
            <StatusBadge status={recruiter.userStatus ?? 'Active'} />
          </p>
          <p className="small soft mt-2">{companyVerified ? words.verifiedHelp : words.notVerifiedHelp}</p>
        </div>
        {act}
      </header>
      <Hang title={words.person} id="contact" look="h3">
        <div className="row items-start! gap-5 max-sm:flex-col">
          <Face name={name} src={fileAddress(recruiter.avatarPath)} size="xl" />
          <div className="grow w-full">
            <Facts
              facts={[
                fact(words.name, name),
                fact(words.phone, recruiter.phone),
                fact(words.email, <EmailText email={recruiter.email ?? ''} />),
                fact(words.userCode, recruiter.userCode),
                fact(words.since, dayText(recruiter.createdAt)),
              ]}
            />
            <p className="small muted mt-4">
              <Link className="link" to={ACCOUNT}>
                {words.emailHint}
              </Link>
            </p>
          </div>
        </div>
      </Hang>
      <Hang title={words.place} id="place" look="h3">
        <Facts
          facts={[
            fact(words.address, recruiter.address),
            fact(words.city, recruiter.city),
            fact(words.state, recruiter.state),
            fact(words.country, recruiter.country),
            fact(words.pincode, recruiter.pincode),
          ]}
        />
      </Hang>
    </div>
  );
}
