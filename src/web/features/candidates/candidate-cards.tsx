import type { ReactNode } from 'react';
import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import { applyForTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Card, Facts } from '#web/components/card.tsx';
import { Chips } from '#web/components/chips.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CandidateActions, type DatabaseActions } from '#web/features/candidates/candidate-actions.tsx';
import { type Candidate, nameOf } from '#web/features/candidates/candidate-queries.ts';
import { OwnMark } from '#web/features/candidates/own-mark.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { langOf } from '#web/lib/lang-of.ts';

/** The database as cards. */
export function CandidateCards({ rows, actions }: { rows: readonly Candidate[]; actions: DatabaseActions }) {
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {rows.map((candidate) => (
        <CandidateCard key={candidate._id} candidate={candidate} actions={actions} />
      ))}
    </ul>
  );
}

const experienceText = (years: number | null | undefined): string =>
  years === null || years === undefined ? '' : texts.years({ count: years });

const orNone = (value: ReactNode): ReactNode => value || <span className="muted font-normal">{texts.none}</span>;

/** One candidate of the database: name, contact and what they are looking for. */
function CandidateCard({ candidate, actions }: { candidate: Candidate; actions: DatabaseActions }) {
  const name = nameOf(candidate);
  const { email, phone } = candidate;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="row items-start">
        <Avatar name={name} src={fileAddress(candidate.profilePic)} size="l" />
        <div className="grow min-w-0">
          <h2 className="title wrap-anywhere" lang={langOf(name)}>
            {name}
          </h2>
          <p className="small soft wrap-anywhere line-clamp-2">
            {candidate.title ? <Typed>{candidate.title}</Typed> : texts.noRole}
          </p>
          <OwnMark candidate={candidate} />
        </div>
        {actions.invite ? null : <StatusBadge status={candidate.userStatus ?? 'Not Active'} />}
      </div>
      <Chips items={candidate.keySkills ?? []} max={5} />
      <Facts
        facts={[
          { label: texts.experience, value: orNone(experienceText(candidate.experience)) },
          { label: texts.location, wide: true, value: orNone(candidate.location) },
          {
            label: texts.email,
            wide: true,
            value: orNone(
              email && (
                <a className="link" href={`mailto:${email}`}>
                  <Breakable>{email}</Breakable>
                </a>
              ),
            ),
          },
          {
            label: texts.phone,
            value: orNone(phone && <PhoneLink phone={phone} />),
          },
          { label: texts.applyFor, value: candidate.applyFor && applyForTexts[candidate.applyFor] },
          { label: texts.userCode, value: <span className="num">{candidate.userCode}</span> },
        ]}
      />
      <div className="row row-s wrap mt-auto border-t border-line pt-4 max-lg:[&_.btn]:grow max-lg:[&_.btn_svg]:hidden">
        <CandidateActions candidate={candidate} actions={actions} look="card" />
      </div>
    </Card>
  );
}
