import { type Fact, Facts } from '#web/components/card.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Face } from '#web/components/face.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import type { CandidateRow } from '#web/pages/admin/candidates/load-candidates.ts';
import { phoneText } from '#web/pages/admin/list/phone-text.ts';
import { adminWords } from '#web/words/en/admin.ts';

const words = adminWords.facts;

/** One candidate, as the list knows them. */
export function CandidateDetails({ candidate, onClose }: { candidate: CandidateRow; onClose: () => void }) {
  const name = `${candidate.firstName} ${candidate.lastName}`.trim();
  const yesNo = (value: boolean | undefined) => (value ? adminWords.yes : adminWords.no);
  const facts: Fact[] = [
    { label: words.email, value: candidate.email },
    { label: words.phone, value: phoneText(candidate.phone) },
    { label: words.gender, value: adminWords.genders[candidate.gender] },
    { label: words.born, value: dayText(candidate.dob) },
    { label: words.applyFor, value: candidate.applyFor },
    { label: words.address, value: candidate.address },
    { label: words.title, value: candidate.title },
    { label: words.location, value: candidate.location },
    { label: words.joined, value: dayText(candidate.createdAt) },
    { label: words.findable, value: yesNo(candidate.findable) },
    { label: words.showCard, value: yesNo(candidate.showCard) },
    {
      label: words.applications,
      value: candidate.applications === undefined ? undefined : countText(candidate.applications),
    },
  ].filter((fact) => fact.value);
  return (
    <Dialog
      title={name}
      subtitle={candidate.userCode}
      mark={<Face name={name} src={fileAddress(candidate.profilePic)} size="l" />}
      closeOnScrim
      onClose={onClose}
    >
      {candidate.userStatus ? (
        <div>
          <StatusBadge status={candidate.userStatus} />
        </div>
      ) : null}
      <Facts facts={facts} />
      {candidate.keySkills && candidate.keySkills.length > 0 ? (
        <section className="stack stack-s">
          <h3 className="title">{words.skills}</h3>
          <ChipList items={candidate.keySkills} />
        </section>
      ) : null}
    </Dialog>
  );
}
