import { useMutation } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminRecruiterTexts } from '#texts/admin-recruiters.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, messageOf } from '#web/lib/api-client.ts';
import { dropDraft } from '#web/lib/drafts.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { patchHeld } from '#web/lib/patch-held.ts';
import { HELD, type RecruiterRow, recruiterName } from '#web/pages/admin/recruiters/recruiter-queries.ts';

const words = adminRecruiterTexts.verification;

type Act = 'verify' | 'end' | 'decline';

/** Whether the company is verified and by whom, with the controls to change it. */
export function Verification({ recruiter }: { recruiter: RecruiterRow }) {
  const [asking, setAsking] = useState<Act>();
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
          <Button size="m" onClick={() => setAsking(companyVerified ? 'end' : 'verify')}>
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
      {asking ? <VerificationDialog recruiter={recruiter} act={asking} onClose={() => setAsking(undefined)} /> : null}
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
  /** Chosen when the dialog opened; to decline leaves the company's status as it is. */
  act: Act;
  onClose: () => void;
}

const DONE = { verify: words.verified, end: words.ended, decline: words.declined };

/**
 * Asks for confirmation before a company's verification changes; the recruiter is notified by email, so there is no
 * undo. When somebody else was faster, their change is shown instead; the note is kept.
 */
function VerificationDialog({ recruiter, act, onClose }: VerificationDialogProps) {
  const toast = useToast();
  const { _id: id, companyName, userCode = recruiterName(recruiter), version } = recruiter;
  const keptAs = `verification-${act}-${id}`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (note: string) =>
      call('verifyRecruiter', { params: { id }, version, body: { verified: act === 'verify', note } }),
    onSuccess: (saved) => {
      patchHeld(HELD, id, saved);
      dropDraft(keptAs);
      onClose();
      toast.done(DONE[act]);
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailed && failure.status === 412)) return;
      onClose();
      toast.error(failure.message);
    },
  });
  const asks = {
    busy: isPending,
    busyLabel: words.busy,
    error: error ? messageOf(error) || words.failed : undefined,
    onConfirm: mutate,
    onClose,
  };
  if (act === 'verify')
    return (
      <ConfirmDialog
        title={words.verifyTitle({ company: companyName })}
        confirmLabel={words.verifyConfirm({ code: userCode })}
        tone="plain"
        reason={{ label: words.verifyNote, hint: words.verifyNoteHint, optional: true, keptAs }}
        {...asks}
      >
        {words.verifyHelp}
      </ConfirmDialog>
    );
  const ends = act === 'end';
  return (
    <ConfirmDialog
      title={(ends ? words.endTitle : words.declineTitle)({ company: companyName })}
      confirmLabel={(ends ? words.endConfirm : words.declineConfirm)({ code: userCode })}
      reason={{
        label: words.endNote,
        hint: words.endNoteHint,
        required: ends ? words.endNoteMissing : words.declineMissing,
        keptAs,
      }}
      {...asks}
    >
      {ends ? words.endHelp : words.declineHelp}
    </ConfirmDialog>
  );
}
