import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { payPeriod } from '#contract/pay.ts';
import { SELECTABLE_APPLICATION_STATUSES } from '#contract/vocabularies.ts';
import { answerReasonTexts } from '#texts/answer-reasons.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { applicationTexts, panelTexts as texts } from '#texts/recruiter.ts';
import { partTexts, ratingTexts } from '#texts/recruiter-actions.ts';
import { deskFitTexts } from '#texts/recruiter-fit.ts';
import { noticePeriodTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Notice } from '#web/components/notice.tsx';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { Typed } from '#web/components/typed.tsx';
import { shownState } from '#web/features/hiring/stage.ts';
import { otherCompanyOf } from '#web/features/jobs/company-line.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { lpa } from '#web/lib/formats.ts';
import { useAlsoHere } from '#web/lib/live/use-also-here.ts';
import { payText } from '#web/lib/pay-text.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { withParams } from '#web/pages/recruiter/addresses.ts';
import { ApplicationAnswers } from '#web/pages/recruiter/applications/application-answers.tsx';
import { ApplicationButtons, shortcutAction } from '#web/pages/recruiter/applications/application-buttons.tsx';
import { ApplicationHistory } from '#web/pages/recruiter/applications/application-history.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { FitSection, FitSummary } from '#web/pages/recruiter/applications/fit-section.tsx';
import { InterviewSection } from '#web/pages/recruiter/applications/interview-section.tsx';
import { MessagesSection } from '#web/pages/recruiter/applications/messages-section.tsx';
import { type Note, NotesSection } from '#web/pages/recruiter/applications/notes-section.tsx';
import { OfferSection } from '#web/pages/recruiter/applications/offer-section.tsx';
import { PARTS, partIn } from '#web/pages/recruiter/applications/panel-parts.ts';
import { ResumeSection } from '#web/pages/recruiter/applications/resume-section.tsx';
import { Stars } from '#web/pages/recruiter/applications/stars.tsx';
import { StateSince } from '#web/pages/recruiter/applications/state-since.tsx';
import { maySetStatus } from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { useWide } from '#web/pages/recruiter/use-wide.ts';

/** A salary in short, an internship's by the month. */
const expectedPay = ({ expectedSalary, employmentType }: Application): string => {
  if (expectedSalary === null) return texts.none;
  return payPeriod(employmentType) === 'month' ? payText(expectedSalary, 'month') : lpa(expectedSalary);
};

/** Why it was rejected, from the list and in own words. */
const reasonWords = ({ status, reason, reasonCode }: Application): string =>
  status === 'rejected' ? [reasonCode && answerReasonTexts[reasonCode], reason].filter(Boolean).join(': ') : '';

export interface ApplicationPanelProps {
  application: Application;
  /** What happened to it; nothing while that is on its way. */
  timeline: CallOutput<'applicationTimeline'> | undefined;
  /** One's private notes on it, oldest first. */
  notes: readonly Note[] | undefined;
  /** What was offered for it, newest first. */
  offers: CallOutput<'listOffers'> | undefined;
  /** Why the offers could not be loaded. */
  offersFailure: string | undefined;
  /** Why the whole of it could not be loaded. */
  failure: string | undefined;
  actions: ApplicationActions;
  now: string;
  /** Its number among those of the list. */
  place: { at: number; of: number } | undefined;
  onStep: (step: 1 | -1) => void;
  mayStep: (step: 1 | -1) => boolean;
  onClose: () => void;
}

/** The whole application: beside the list, or as a page of its own where there is no room. */
export function ApplicationPanel(props: ApplicationPanelProps) {
  const { application, actions, onStep, onClose } = props;
  const wide = useWide();
  const singleKeys = useSingleKeys();
  const panel = useRef<HTMLElement>(null);
  const { _id: id } = application;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each application that opens takes the focus, and its keys with it
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.querySelector('.panel-body')?.scrollTo(0, 0);
    if (!wide) window.scrollTo(0, 0);
  }, [id]);

  // From anywhere on the page: the focus leaves the panel with every press of Tab and every click beside it.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;
    const key = event.key.toLowerCase();
    // What is read scrolls also while the panel as a whole has the focus.
    const far = event.target === panel.current && wide ? SCROLLS[event.key] : undefined;
    const letters: Readonly<Record<string, () => void>> = { j: () => onStep(1), k: () => onStep(-1) };
    const act = () => letters[key] ?? shortcutAction(key, application, actions);
    const action =
      key === 'escape'
        ? onClose
        : far !== undefined
          ? () => scroll(panel.current?.querySelector('.panel-body'), far)
          : singleKeys
            ? act()
            : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={application.fullName}
      className={classNames(
        'panel shadow-none focus-visible:-outline-offset-2',
        !wide && 'static h-auto min-h-[calc(100dvh-68px)] overflow-visible border-0',
      )}
    >
      <PanelHead {...props} wide={wide} />
      <div className={classNames('panel-body stack gap-6', wide ? '' : 'overflow-visible px-4 sm:px-6')}>
        <PanelBody {...props} />
      </div>
      <ApplicationButtons application={application} actions={actions} wide={wide} />
    </aside>
  );
}

/** What is typed into a field or said to a dialog over the panel is not meant for it. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, dialog, [popover]') !== null;

/** How far a key scrolls: so much of what is in sight. */
const SCROLLS: Readonly<Record<string, number>> = {
  ArrowDown: 0.15,
  ArrowUp: -0.15,
  PageDown: 0.85,
  PageUp: -0.85,
  ' ': 0.85,
};

const scroll = (body: Element | null | undefined, share: number): void =>
  body?.scrollBy({ top: body.clientHeight * share });

function PanelHead(props: ApplicationPanelProps & { wide: boolean }) {
  const { application, actions, place, onStep, mayStep, onClose, wide, now } = props;
  const { _id, fullName, status } = application;
  const other = otherCompanyOf(application);
  const alsoHere = useAlsoHere(_id);
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
          <h2 className="h3 wrap-anywhere">{fullName}</h2>
          <p className="small muted wrap-anywhere">
            <Typed>{application.jobTitle}</Typed> ·{' '}
            {other ? (
              <>
                <Typed>{other}</Typed> ·{' '}
              </>
            ) : null}
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
      <dl className="facts flex flex-wrap gap-x-4 gap-y-1 max-sm:items-center sm:gap-x-6 sm:gap-y-2 max-sm:[&>div]:flex max-sm:[&>div]:flex-none max-sm:[&>div]:items-center max-sm:[&>div]:gap-1.5">
        <Fact label={texts.experience} value={applicationTexts.years({ count: application.experience })} />
        <Fact label={texts.expects} value={expectedPay(application)} />
        <Fact label={texts.notice} value={labelOf(noticePeriodTexts, application.noticePeriod) || texts.none} />
        {application.candidatePlace ? <Fact label={texts.place} value={application.candidatePlace} /> : null}
        <div className="min-w-0">
          <dt>{texts.status}</dt>
          <dd>
            <StatusSelect
              status={status}
              shown={shownState(application)}
              options={SELECTABLE_APPLICATION_STATUSES}
              of={fullName}
              disabled={!maySetStatus(application)}
              onSelect={(chosen) => actions.choose(application, chosen)}
            />
            <StateSince of={application} now={now} />
          </dd>
        </div>
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
      </dl>
      <PanelParts fit={application.fit} />
    </div>
  );
}

/** Which part of the application shows lives in the address, and stays from one application to the next. */
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
        count: part === 'fit' && fit && fit.asked > 0 ? deskFitTexts.tab(fit) : undefined,
      }))}
    />
  );
}

function Place({ place }: { place: ApplicationPanelProps['place'] }) {
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
      <dd className="break-words">{value}</dd>
    </div>
  );
}

function PanelBody({
  application,
  timeline,
  notes,
  offers,
  offersFailure,
  failure,
  actions,
  now,
}: ApplicationPanelProps) {
  const part = partIn(useLocation().search);
  if (part === 'fit') return <FitSection key={application._id} {...{ application, now }} />;
  if (part === 'resume') return <ResumeSection key={application._id} application={application} />;
  if (part === 'messages') return <MessagesSection key={application._id} id={application._id} />;
  if (part === 'notes') return <NotesSection key={application._id} id={application._id} {...{ notes, failure, now }} />;
  return (
    <>
      {application.status === 'withdrawn' ? <Notice tone="plain">{texts.withdrawn}</Notice> : null}
      {reasonWords(application) ? (
        <Notice tone="plain">{texts.reason({ reason: reasonWords(application) })}</Notice>
      ) : null}
      <div className="panel-columns">
        <ResumeSection key={application._id} application={application} />
        <div className="stack gap-6">
          <FitSummary application={application} />
          <InterviewSection
            application={application}
            now={now}
            onCancel={() => actions.ask(application, 'cancel interview')}
            onMove={(wish) => actions.askMove(application, wish)}
          />
          <OfferSection application={application} offers={offers} failure={offersFailure} now={now} />
          <ApplicationAnswers application={application} />
          <ApplicationHistory timeline={timeline} failure={failure} now={now} />
        </div>
      </div>
    </>
  );
}
