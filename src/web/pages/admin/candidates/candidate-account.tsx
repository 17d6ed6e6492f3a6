import FileText from 'lucide-react/icons/file-text';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { candidateTexts, candidatePageTexts as texts } from '#texts/admin-candidates.ts';
import { applyForTexts, genderTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Card, type Fact, Facts } from '#web/components/card.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { mailTo } from '#web/lib/mailto.ts';
import { CandidateFiles, type ShownFile } from '#web/pages/admin/candidates/candidate-files.tsx';
import { type CandidateWhole, candidateStatusSaving } from '#web/pages/admin/candidates/candidate-queries.ts';
import { BlockDialog } from '#web/pages/admin/list/block-dialog.tsx';
import { useStatusChange } from '#web/pages/admin/list/use-status-change.ts';

/** The account: personal details, permissions and office records. */
export function CandidateAccount({ candidate }: { candidate: CandidateWhole }) {
  const [file, setFile] = useState<ShownFile['kind']>();
  const change = useStatusChange(candidateStatusSaving);
  const name = nameOf(candidate);
  const status = candidate.userStatus ?? 'Not Active';
  const picture = fileAddress(candidate.profilePic);
  const face = <Avatar name={name} src={picture} size="xl" />;
  return (
    <Card padding="l" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-4">
        {picture ? (
          <button
            type="button"
            className="shrink-0 rounded-full"
            aria-label={adminTexts.pictureOf({ name })}
            onClick={() => setFile('picture')}
          >
            {face}
          </button>
        ) : (
          face
        )}
        <div className="min-w-0 flex-1">
          <p className="h3 wrap-anywhere">
            <Typed>{name}</Typed>
          </p>
          <p className="soft num">
            {candidate.userCode}
            {candidate.title ? (
              <>
                {DOT}
                <Typed>{candidate.title}</Typed>
              </>
            ) : null}
          </p>
        </div>
        <div className="max-sm:basis-full">
          <StatusSelect
            status={status}
            options={ACCOUNT_STATUSES}
            of={name}
            onSelect={(chosen) =>
              change.choose({
                id: candidate._id,
                version: candidate.version,
                whom: `${name} (${candidate.userCode})`,
                code: candidate.userCode,
                status: chosen,
                before: status,
              })
            }
          />
        </div>
      </div>
      <div className="row wrap gap-2">
        <ButtonLink size="m" icon={UserRound} to={`/profile/${candidate._id}`}>
          {texts.toProfile}
        </ButtonLink>
        {candidate.resumePath ? (
          <Button size="m" icon={FileText} onClick={() => setFile('resume')}>
            {texts.previewResume}
          </Button>
        ) : (
          <span className="small muted px-2">{texts.noResume}</span>
        )}
      </div>
      <Facts facts={factsOf(candidate)} />
      {candidate.keySkills && candidate.keySkills.length > 0 ? (
        <section className="stack stack-s">
          <h3 className="title">{adminTexts.facts.skills}</h3>
          <ChipList items={candidate.keySkills} />
        </section>
      ) : null}
      {file ? <CandidateFiles file={{ kind: file, candidate }} onClose={() => setFile(undefined)} /> : null}
      <BlockDialog {...change.dialog} kind="account" />
    </Card>
  );
}

const factsOf = (candidate: CandidateWhole): Fact[] => {
  const labels = adminTexts.facts;
  const yesNo = (value: boolean | undefined) => (value ? adminTexts.yes : adminTexts.no);
  const facts: Fact[] = [
    { label: labels.reason, value: candidate.statusReason },
    {
      label: labels.email,
      value: candidate.email ? (
        <a className="link wrap-anywhere" href={mailTo(candidate.email)}>
          <Breakable>{candidate.email}</Breakable>
        </a>
      ) : undefined,
    },
    ...(candidate.emailRefusedAt
      ? [
          {
            label: adminTexts.emailRefused,
            value: adminTexts.emailRefusedSince({ day: dayText(candidate.emailRefusedAt) }),
          },
        ]
      : []),
    { label: labels.phone, value: phoneText(candidate.phone) },
    { label: labels.gender, value: candidate.gender && genderTexts[candidate.gender] },
    { label: labels.born, value: dayText(candidate.dob) },
    { label: labels.applyFor, value: candidate.applyFor && applyForTexts[candidate.applyFor] },
    {
      label: labels.experience,
      value:
        typeof candidate.experience === 'number' ? candidateTexts.years({ years: candidate.experience }) : undefined,
    },
    // Hidden when equal to the address, which is its default.
    { label: labels.location, value: candidate.location === candidate.address ? undefined : candidate.location },
    { label: labels.address, value: candidate.address },
    { label: labels.joined, value: dayText(candidate.createdAt) },
    {
      label: adminTexts.columns.lastActive,
      value: candidate.lastActiveAt ? dayText(candidate.lastActiveAt) : adminTexts.never,
    },
    { label: labels.findable, value: yesNo(candidate.findable) },
    { label: labels.showCard, value: yesNo(candidate.showCard) },
    { label: labels.applications, value: countText(candidate.applications ?? 0) },
  ];
  return facts.filter(({ value }) => value);
};
