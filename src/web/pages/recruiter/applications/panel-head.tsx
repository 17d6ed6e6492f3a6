import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { labelOf } from '#texts/by-code/label-of.ts';
import { panelTexts as texts } from '#texts/recruiter.ts';
import { partTexts, ratingTexts } from '#texts/recruiter-actions.ts';
import { applicationFitTexts } from '#texts/recruiter-fit.ts';
import { noticePeriodTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Notice } from '#web/components/notice.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { Typed } from '#web/components/typed.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { withParams } from '#web/lib/list-params.ts';
import { createPresence, onHearing, onHere } from '#web/lib/live/here.ts';
import { newRequestKey } from '#web/lib/request-key.ts';
import { ApplicationState, expectedPay, experienceText } from '#web/pages/recruiter/applications/application-facts.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { PARTS, partIn } from '#web/pages/recruiter/applications/panel-section.tsx';
import { Stars } from '#web/pages/recruiter/applications/stars.tsx';
import { hasLostCandidate } from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { OtherCompany } from '#web/pages/recruiter/other-company.tsx';

export interface PanelHeadProps {
  application: Application;
  actions: ApplicationActions;
  now: string;
  /** Its position in the list. */
  place: { at: number; of: number } | undefined;
  onStep: (step: 1 | -1) => void;
  mayStep: (step: 1 | -1) => boolean;
  onClose: () => void;
}

/** The candidate, the main facts, and the panel's tabs. */
export function PanelHead(props: PanelHeadProps & { wide: boolean }) {
  const { application, actions, place, onStep, mayStep, onClose, wide, now } = props;
  const { _id, fullName } = application;
  const alsoHere = useAlsoHere(_id);
  const isLeft = hasLostCandidate(application);
  const step = (direction: 1 | -1) => (
    <Button
      variant="quiet"
      size="s"
      iconOnly
      icon={direction === 1 ? ChevronDown : ChevronUp}
      disabled={!mayStep(direction)}
      onClick={() => onStep(direction)}
      className="bg-transparent disabled:opacity-40"
    >
      {direction === 1 ? texts.next : texts.previous}
    </Button>
  );
  return (
    <div className={classNames('panel-head', !wide && 'px-4 pt-3 sm:px-6')}>
      {wide ? null : (
        <div className="row wrap between -mx-2">
          <Button variant="quiet" size="m" icon={ArrowLeft} onClick={onClose}>
            {texts.back}
          </Button>
          <span className="row row-s">
            <Place place={place} />
            {step(-1)}
            {step(1)}
          </span>
        </div>
      )}
      <div className="row items-start">
        <Avatar name={fullName} src={fileAddress(application.profilePic)} size="l" />
        <div className="grow min-w-0">
          <h2 className="h3 wrap-anywhere">
            <Typed>{fullName}</Typed>
          </h2>
          <p className="small muted wrap-anywhere">
            <Typed>{application.jobTitle}</Typed>
            <OtherCompany of={application} /> ·{' '}
            <span className="num">
              {application.jobId}
              {application.candidateCode ? ` · ${application.candidateCode}` : ''}
            </span>
          </p>
        </div>
        {wide ? (
          <span className="row -mr-2 gap-0">
            <Place place={place} />
            {step(-1)}
            {step(1)}
            <Button variant="quiet" size="s" iconOnly icon={X} onClick={onClose}>
              {texts.close}
            </Button>
          </span>
        ) : null}
      </div>
      <div role="status" className="empty:hidden">
        {alsoHere ? <Badge icon={Copy}>{texts.alsoHere}</Badge> : null}
      </div>
      {application.cannotSignIn ? <Notice>{texts.cannotSignIn}</Notice> : null}
      {isLeft ? <Notice tone="plain">{texts.left}</Notice> : null}
      <dl className="facts flex flex-wrap gap-x-4 gap-y-1 max-sm:items-center sm:gap-x-6 sm:gap-y-2 max-sm:[&>div]:flex max-sm:[&>div]:max-w-full max-sm:[&>div]:flex-none max-sm:[&>div]:items-center max-sm:[&>div]:gap-1.5">
        {isLeft ? null : (
          <>
            <Fact label={texts.experience} value={experienceText(application) || texts.none} />
            <Fact label={texts.expects} value={expectedPay(application) || texts.none} />
            <Fact label={texts.notice} value={labelOf(noticePeriodTexts, application.noticePeriod) || texts.none} />
          </>
        )}
        {application.candidatePlace ? <Fact label={texts.place} value={application.candidatePlace} /> : null}
        <div className="min-w-0">
          <dt className="max-sm:mt-0.5 max-sm:self-start">{texts.status}</dt>
          <dd>
            <ApplicationState {...{ application, actions, now }} />
          </dd>
        </div>
        {isLeft ? null : (
          <div className="min-w-0">
            <dt id={`${_id}-rating`}>{ratingTexts.label}</dt>
            <dd>
              <Stars
                key={_id}
                rating={application.rating ?? null}
                labelledBy={`${_id}-rating`}
                onRate={(rating) => actions.rate(application, rating)}
              />
            </dd>
          </div>
        )}
      </dl>
      <PanelParts fit={application.fit} />
    </div>
  );
}

/** The selected tab is in the address, and is kept from one application to the next. */
function PanelParts({ fit }: Pick<Application, 'fit'>) {
  const { search, state } = useLocation();
  const chosen = partIn(search);
  return (
    <Tabs
      label={partTexts.parts}
      state={state}
      tabs={PARTS.map((part) => ({
        to: withParams(search, { part: part === 'application' ? '' : part }),
        label: partTexts[part],
        current: part === chosen,
        count: part === 'fit' && fit && fit.asked > 0 ? applicationFitTexts.tab(fit) : undefined,
      }))}
    />
  );
}

function Place({ place }: { place: PanelHeadProps['place'] }) {
  return place ? (
    <span className="micro muted num nowrap mr-1">
      {place.at} / {place.of}
    </span>
  ) : null;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt>{label}</dt>
      <dd className="min-w-0 break-words">
        <Typed>{value}</Typed>
      </dd>
    </div>
  );
}

/** Whether another window or device of the same account has this open too. */
function useAlsoHere(subject: string): boolean {
  const [others, setOthers] = useState<string>();
  useEffect(() => {
    const own = newRequestKey();
    const presence = createPresence({
      own,
      send: (state) => {
        // Best effort: without it the others only show no hint.
        call('sayHere', { body: { subject, window: own, state } }, { byPage: true, patched: true }).catch(
          () => undefined,
        );
      },
      onOthers: (there) => setOthers(there ? subject : undefined),
      isVisible: () => document.visibilityState === 'visible',
    });
    const stops = [onHere((said) => said.subject === subject && presence.hear(said)), onHearing(presence.onHearing)];
    document.addEventListener('visibilitychange', presence.onVisible);
    // Closing the window runs no cleanup.
    window.addEventListener('pagehide', presence.leave);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', presence.onVisible);
      window.removeEventListener('pagehide', presence.leave);
      presence.stop();
    };
  }, [subject]);
  return others === subject;
}
