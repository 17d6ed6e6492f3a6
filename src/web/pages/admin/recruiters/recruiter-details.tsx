import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { adminRecruiterTexts, adminRecruiterTexts as texts } from '#texts/admin-recruiters.ts';
import { Avatar, CompanyMark } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { type Fact, Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FilePreview } from '#web/components/file-preview.tsx';
import { Notice } from '#web/components/notice.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { countText, dayText } from '#web/lib/formats.ts';
import { readFile } from '#web/lib/read-file.ts';
import { RecruiterEditDialog } from '#web/pages/admin/recruiters/recruiter-edit.tsx';
import { type RecruiterRow, recruiterName } from '#web/pages/admin/recruiters/recruiter-queries.ts';
import { Verification } from '#web/pages/admin/recruiters/verification.tsx';
import { tabAddress } from '#web/pages/admin/tabs.ts';

/**
 * The resume that a recruiter may upload at registration, in a viewer; formats other than PDF are offered for download.
 */
function RecruiterResume({ recruiter }: { recruiter: RecruiterRow }) {
  const [open, setOpen] = useState(false);
  const extension = /\.(\w+)(?:\?|$)/.exec(recruiter.resumePath ?? '')?.[1];
  if (!extension) return <p className="soft">{texts.noResume}</p>;
  return (
    <div>
      <Button size="m" icon={FileText} onClick={() => setOpen(true)}>
        {texts.resume}
      </Button>
      {open ? (
        <FilePreview
          name={`${texts.resumeOf({ name: recruiterName(recruiter) })}.${extension}`}
          read={readResume(recruiter)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

/** The link in the list expires, so a new one is requested. */
const readResume =
  ({ _id: id }: RecruiterRow) =>
  async (signal: AbortSignal): Promise<Blob> => {
    const address = fileAddress((await call('getRecruiter', { params: { id } }, { signal })).resumePath);
    if (!address) throw new Error(texts.noResume);
    return readFile(address, signal);
  };

const words = adminTexts.facts;

const factsOf = (recruiter: RecruiterRow): Fact[] =>
  [
    {
      label: words.email,
      value: (
        <a className="link" href={`mailto:${recruiter.email}`}>
          <Breakable>{recruiter.email ?? ''}</Breakable>
        </a>
      ),
    },
    {
      label: adminTexts.emailRefused,
      value: recruiter.emailRefusedAt && adminTexts.emailRefusedSince({ day: dayText(recruiter.emailRefusedAt) }),
    },
    { label: words.phone, value: phoneText(recruiter.phone) },
    { label: words.address, value: recruiter.address },
    { label: words.city, value: recruiter.city },
    { label: words.state, value: recruiter.state },
    { label: words.pincode, value: recruiter.pincode },
    { label: words.country, value: recruiter.country },
    { label: words.joined, value: dayText(recruiter.createdAt) },
    {
      label: adminTexts.columns.lastActive,
      value: recruiter.lastActiveAt ? dayText(recruiter.lastActiveAt) : adminTexts.never,
    },
    { label: words.jobs, value: recruiter.jobs === undefined ? undefined : countText(recruiter.jobs) },
  ].filter((fact) => fact.value);

/** One recruiter and their company in full: verification, resume, and the fields an administrator may correct. */
export function RecruiterDetails({ recruiter, onClose }: { recruiter: RecruiterRow; onClose: () => void }) {
  const [editing, setEditing] = useState(false);
  const name = recruiterName(recruiter);
  const company = recruiter.companyName || adminTexts.noCompany;
  const avatar = fileAddress(recruiter.avatar);
  return (
    <Dialog
      title={company}
      subtitle={recruiter.userCode}
      mark={<CompanyMark name={company} src={fileAddress(recruiter.companyLogo)} size="l" />}
      closeOnScrim
      onClose={onClose}
      foot={
        <>
          <Button icon={Pencil} onClick={() => setEditing(true)}>
            {adminRecruiterTexts.edit.open}
          </Button>
          <ButtonLink variant="quiet" to={`${tabAddress('jobs')}?recruiter=${recruiter.userCode}`}>
            {texts.toJobs({ count: recruiter.jobs ?? 0 })}
          </ButtonLink>
          <ButtonLink variant="quiet" to={`${tabAddress('audit')}?code=${recruiter.userCode}`}>
            {adminTexts.toHistory}
          </ButtonLink>
        </>
      }
    >
      <div className="row wrap gap-3">
        <Avatar name={name} src={avatar} size="m" />
        <b>
          <Typed>{name}</Typed>
        </b>
        {recruiter.userStatus ? <StatusBadge status={recruiter.userStatus} /> : null}
      </div>
      {recruiter.statusReason ? (
        <Notice tone="amber" title={words.reason}>
          {recruiter.statusReason}
        </Notice>
      ) : null}
      <Facts facts={factsOf(recruiter)} />
      <Verification recruiter={recruiter} />
      <section className="stack gap-3">
        <h3 className="title">{adminTexts.columns.resume}</h3>
        <RecruiterResume recruiter={recruiter} />
      </section>
      {editing ? <RecruiterEditDialog recruiter={recruiter} onClose={() => setEditing(false)} /> : null}
    </Dialog>
  );
}
