import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, wasOvertaken } from '#web/lib/api-client.ts';
import { offerDeskWords as words } from '#web/words/en/recruiter-desk.ts';

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
  const { revalidate } = useRevalidator();
  const withdraw = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('answerOffer', { params: { id: offer.id }, version: offer.version, body: { status: 'Withdrawn' } });
      toast.done(words.withdrawn);
      setAsked(false);
      await revalidate();
    } catch (problem) {
      const said = (problem instanceof CallFailed && problem.message) || words.withdrawFailed;
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
        {words.withdraw}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={words.withdrawTitle(offer.jobTitle, name)}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          busyLabel={words.withdrawing}
          busy={busy}
          error={failure}
          onConfirm={() => void withdraw()}
          onClose={() => setAsked(false)}
        >
          {words.withdrawHelp}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
