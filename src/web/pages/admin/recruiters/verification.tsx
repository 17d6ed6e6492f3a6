import { useMutation } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminRecruiterTexts } from '#texts/admin-recruiters.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { dropDraft } from '#web/lib/drafts.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import { HELD, type RecruiterRow, recruiterName } from '#web/pages/admin/recruiters/recruiter-queries.ts';

const words = adminRecruiterTexts.verification;

/** Whether the company is verified and by whom, with the controls to change it. */
export function Verification({ recruiter }: { recruiter: RecruiterRow }) {
  const [asking, setAsking] = useState<'change' | 'decline'>();
  const { companyName, companyVerified, verifiedAt, verifiedBy = '', verificationNote } = recruiter;
  const named = companyName.trim() !== '';
  return (
    <section className="stack gap-3">
      <h3 className="title">{words.title}</h3>
      {companyVerified ? (
        <Notice
          tone="green"
          icon={BadgeCheck}
          title={
            verifiedBy
              ? words.sinceBy({ day: dayText(verifiedAt), by: verifiedBy })
              : words.since({ day: dayText(verifiedAt) })
          }
        >
          {verificationNote ? words.note({ note: verificationNote }) : null}
        </Notice>
      ) : (
        <Notice title={named ? words.not : words.noName}>{named ? words.notHelp : null}</Notice>
      )}
      <HandedIn recruiter={recruiter} />
      {named ? (
        <div className="row wrap">
          <Button size="m" onClick={() => setAsking('change')}>
            {companyVerified ? words.end : words.verify}
          </Button>
          {recruiter.verificationAskedAt && !companyVerified ? (
            <Button size="m" onClick={() => setAsking('decline')}>
              {words.decline}
            </Button>
          ) : null}
          <Link className="link" to={`?${new URLSearchParams({ companyName })}`}>
            {words.others}
          </Link>
        </div>
      ) : null}
      {asking ? (
        <VerificationDialog
          recruiter={recruiter}
          declines={asking === 'decline'}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </section>
  );
}

/** The document that the recruiter submitted for verification, and the domain confirmed by email. */
function HandedIn({ recruiter }: { recruiter: RecruiterRow }) {
  const { verificationAskedAt, verificationDocument, confirmedDomain } = recruiter;
  if (!verificationAskedAt && !confirmedDomain) return null;
  return (
    <Notice
      tone={verificationAskedAt ? 'amber' : undefined}
      title={verificationAskedAt ? words.asked({ day: dayText(verificationAskedAt) }) : undefined}
    >
      {confirmedDomain ? <p>{words.domain({ domain: confirmedDomain })}</p> : null}
      {verificationDocument ? (
        <p>
          <a className="link" href={fileAddress(verificationDocument)} target="_blank" rel="noopener">
            {words.document}
          </a>
        </p>
      ) : null}
    </Notice>
  );
}

interface VerificationDialogProps {
  recruiter: RecruiterRow;
  /** Declines the submitted document: the company's status is unchanged. */
  declines: boolean;
  onClose: () => void;
}

/**
 * Asks for confirmation before a company's verification changes; the recruiter is notified by email, so there is no
 * undo.
 */
function VerificationDialog({ recruiter, declines, onClose }: VerificationDialogProps) {
  const toast = useToast();
  const { _id: id, companyName, companyVerified: ends, userCode = recruiterName(recruiter), version } = recruiter;
  const keptAs = `verification-note-${id}`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (note: string) =>
      call('verifyRecruiter', { params: { id }, version, body: { verified: !ends && !declines, note } }),
    onSuccess: (saved) => {
      patchHeld(HELD, id, saved);
      dropDraft(keptAs);
      onClose();
      toast.done(declines ? words.declined : ends ? words.ended : words.verified);
    },
  });
  if (declines)
    return (
      <ConfirmDialog
        title={words.declineTitle({ company: companyName })}
        confirmLabel={words.declineConfirm({ code: userCode })}
        tone="danger"
        busy={isPending}
        busyLabel={words.busy}
        error={error ? messageOf(error) || words.failed : undefined}
        reason={{ label: words.endNote, hint: words.endNoteHint, required: words.declineMissing, keptAs }}
        onConfirm={mutate}
        onClose={onClose}
      >
        {words.declineHelp}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={ends ? words.endTitle({ company: companyName }) : words.verifyTitle({ company: companyName })}
      confirmLabel={ends ? words.endConfirm({ code: userCode }) : words.verifyConfirm({ code: userCode })}
      tone={ends ? 'danger' : 'plain'}
      busy={isPending}
      busyLabel={words.busy}
      error={error ? messageOf(error) || words.failed : undefined}
      reason={
        ends
          ? { label: words.endNote, hint: words.endNoteHint, required: words.endNoteMissing, keptAs }
          : { label: words.verifyNote, hint: words.verifyNoteHint, optional: true, keptAs }
      }
      onConfirm={mutate}
      onClose={onClose}
    >
      {ends ? words.endHelp : words.verifyHelp}
    </ConfirmDialog>
  );
}
