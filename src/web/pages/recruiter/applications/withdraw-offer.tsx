import { useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { offerDeskTexts as texts } from '#texts/recruiter-actions.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, wasOvertaken } from '#web/lib/api-client.ts';

interface WithdrawOfferProps {
  offer: CallOutput<'listOffers'>[number];
  /** The candidate's. */
  name: string;
}

/** Takes an open offer back. */
export function WithdrawOffer({ offer, name }: WithdrawOfferProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const withdraw = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('answerOffer', { params: { id: offer.id }, version: offer.version, body: { status: 'Withdrawn' } });
      toast.done(texts.withdrawn);
      setAsked(false);
    } catch (problem) {
      const said = (problem instanceof CallFailed && problem.message) || texts.withdrawFailed;
      // An offer that is no longer open takes its question off the screen, and would take the reason with it.
      if (wasOvertaken(problem)) {
        setAsked(false);
        toast.error(said);
      } else setFailure(said);
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="s" variant="danger" className="justify-self-start" onClick={() => setAsked(true)}>
        {texts.withdraw}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={texts.withdrawTitle({ title: offer.jobTitle, name })}
          confirmLabel={texts.withdraw}
          cancelLabel={texts.keep}
          busyLabel={texts.withdrawing}
          busy={busy}
          error={failure}
          onConfirm={() => void withdraw()}
          onClose={() => setAsked(false)}
        >
          {texts.withdrawHelp}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
