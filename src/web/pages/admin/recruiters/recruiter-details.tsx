import { type Fact, Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { CompanyMark } from '#web/components/face.tsx';
import { Notice } from '#web/components/notice.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { phoneText } from '#web/pages/admin/list/phone-text.ts';
import type { RecruiterRow } from '#web/pages/admin/recruiters/load-recruiters.ts';
import { adminWords } from '#web/words/en/admin.ts';

const words = adminWords.facts;

/** One recruiter and their company, whole. */
export function RecruiterDetails({ recruiter, onClose }: { recruiter: RecruiterRow; onClose: () => void }) {
  const name = [recruiter.firstName, recruiter.lastName].filter(Boolean).join(' ');
  const company = recruiter.companyName || adminWords.noCompany;
  const resume = fileAddress(recruiter.resumePath);
  const facts: Fact[] = [
    { label: words.userCode, value: recruiter.userCode },
    { label: words.email, value: recruiter.email },
    { label: words.phone, value: phoneText(recruiter.phone) },
    { label: words.address, value: recruiter.address },
    { label: words.city, value: recruiter.city },
    { label: words.state, value: recruiter.state },
    { label: words.pincode, value: recruiter.pincode },
    { label: words.country, value: recruiter.country },
    { label: words.joined, value: dayText(recruiter.createdAt) },
    {
      label: words.verification,
      value: recruiter.companyVerified ? adminWords.verified : adminWords.notVerified,
    },
    { label: words.jobs, value: recruiter.jobs === undefined ? undefined : countText(recruiter.jobs) },
  ].filter((fact) => fact.value);
  return (
    <Dialog
      title={company}
      subtitle={name}
      mark={<CompanyMark name={company} src={fileAddress(recruiter.companyLogo)} size="l" />}
      closeOnScrim
      onClose={onClose}
    >
      {recruiter.userStatus ? (
        <div>
          <StatusBadge status={recruiter.userStatus} />
        </div>
      ) : null}
      {recruiter.statusReason ? (
        <Notice tone="amber" title={words.reason}>
          {recruiter.statusReason}
        </Notice>
      ) : null}
      <Facts facts={facts} />
      {resume ? (
        <p>
          <a className="link" href={resume} target="_blank" rel="noopener">
            {adminWords.openResumeOf(name)}
          </a>
        </p>
      ) : null}
    </Dialog>
  );
}
