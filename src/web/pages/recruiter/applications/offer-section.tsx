import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { payPeriod } from '#contract/pay.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { sentOfferTexts as texts } from '#texts/recruiter-actions.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { Typed } from '#web/components/typed.tsx';
import { OfferLetterButton } from '#web/features/hiring/offer-letter-button.tsx';
import { CallFailed, call, wasOvertaken } from '#web/lib/api-client.ts';
import { dateTimeText, dayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { withParams } from '#web/lib/list-params.ts';
import { payText } from '#web/lib/pay-text.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { OfferDialog } from '#web/pages/recruiter/applications/offer-dialog.tsx';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';
import { useAnswered } from '#web/pages/recruiter/use-answered.ts';

interface WithdrawOfferProps {
  offer: CallOutput<'listOffers'>[number];
  /** The candidate's name. */
  name: string;
}

/** Withdraws an open offer. */
function WithdrawOffer({ offer, name }: WithdrawOfferProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const answered = useAnswered();
  const withdraw = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { undoUntil, mailAt } = await call('answerOffer', {
        params: { id: offer.id },
        version: offer.version,
        body: { status: 'Withdrawn' },
      });
      answered(texts.withdrawn, { ids: [offer.applicationId], undoUntil, mailAt });
      setAsked(false);
    } catch (problem) {
      const said = (problem instanceof CallFailed && problem.message) || texts.withdrawFailed;
      // An offer that is no longer open closes its dialog, so the reason is shown as a toast.
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

interface OfferSectionProps {
  application: Application;
  /** Newest first; undefined while loading. */
  offers: CallOutput<'listOffers'> | undefined;
  /** Why they could not be loaded. */
  failure: string | undefined;
  now: string;
}

/** In the format that the candidate reads. */
const payOf = ({ salary, employmentType }: CallOutput<'listOffers'>[number]) => {
  const period = payPeriod(employmentType);
  return { label: period === 'month' ? texts.stipend : texts.salary, value: payText(salary, period) };
};

/** Offers and their results; an accepted or interviewed candidate can receive an offer. */
export function OfferSection({ application, offers, failure, now }: OfferSectionProps) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).has('offer');
  const ask = (offer: '' | 'new') =>
    navigate(withParams(search, { offer }), { replace: true, preventScrollReset: true, state });
  const [begun, setBegun] = useState<string>();
  const { _id } = application;
  if (failure !== undefined) {
    return (
      <PanelSection title={texts.title}>
        <LoadFailed title={texts.failed} message={failure} />
      </PanelSection>
    );
  }
  if (offers === undefined) return null;
  const { offer: mayOffer } = application.may;
  const making = asked && (mayOffer || begun === _id);
  // An open form keeps its values when an offer becomes impossible in the meantime.
  if (making && begun !== _id) setBegun(_id);
  if (!asked && begun !== undefined) setBegun(undefined);
  if (offers.length === 0 && !mayOffer && !making) return null;
  return (
    <PanelSection title={texts.title}>
      {offers.map((offer) => (
        <div key={offer.id} className="stack gap-3 rounded-3 border border-line bg-surface p-4">
          <div className="row between">
            <b className="strong min-w-0 break-words">
              <Typed>{offer.jobTitle}</Typed>
            </b>
            <StatusBadge status={offer.status} />
          </div>
          <Facts
            facts={[
              payOf(offer),
              { label: texts.location, value: <Breakable>{placeText(offer.location)}</Breakable> },
              { label: texts.startDate, value: offer.startDate ? dayText(offer.startDate) : texts.agreed },
              { label: texts.expiresOn, value: dayText(offer.expiresOn) },
              { label: texts.sent, value: dateTimeText(offer.date, now) },
            ]}
          />
          {offer.letter ? (
            <p className="small soft whitespace-pre-line wrap-anywhere" lang={langOf(offer.letter)}>
              {offer.letter}
            </p>
          ) : null}
          <div className="row wrap">
            <OfferLetterButton offer={offer} />
            {offer.may.withdraw ? <WithdrawOffer offer={offer} name={application.fullName} /> : null}
          </div>
        </div>
      ))}
      {mayOffer ? (
        <Button size="m" className="justify-self-start" onClick={() => void ask('new')}>
          {offers.length > 0 ? texts.another : texts.make}
        </Button>
      ) : null}
      {making ? <OfferDialog application={application} onClose={() => ask('')} /> : null}
    </PanelSection>
  );
}
