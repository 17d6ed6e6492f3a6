import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { answerReasonTexts } from '#texts/answer-reasons.ts';
import { appliedForTexts } from '#texts/job-changes.ts';
import { panelTexts as texts } from '#texts/recruiter.ts';
import { partTexts } from '#texts/recruiter-actions.ts';
import { applicationFitTexts } from '#texts/recruiter-fit.ts';
import { classNames } from '#web/components/class-names.ts';
import { Notice } from '#web/components/notice.tsx';
import { openedPart } from '#web/components/opened-part.tsx';
import { Skeleton, SkeletonBlocks } from '#web/components/skeleton.tsx';
import { appliedForText } from '#web/features/hiring/applied-for.ts';
import { withParams } from '#web/lib/list-params.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { ApplicationAnswers } from '#web/pages/recruiter/applications/application-answers.tsx';
import { ApplicationButtons, isAnswerKey } from '#web/pages/recruiter/applications/application-buttons.tsx';
import { ApplicationHistory } from '#web/pages/recruiter/applications/application-history.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { FitSection, FitSummary } from '#web/pages/recruiter/applications/fit-section.tsx';
import { InterviewSection } from '#web/pages/recruiter/applications/interview-section.tsx';
import { type Note, NotesSection } from '#web/pages/recruiter/applications/notes-section.tsx';
import { OfferSection } from '#web/pages/recruiter/applications/offer-section.tsx';
import { PanelHead, type PanelHeadProps } from '#web/pages/recruiter/applications/panel-head.tsx';
import { PanelSection, partIn } from '#web/pages/recruiter/applications/panel-section.tsx';
import { ResumeSection } from '#web/pages/recruiter/applications/resume-section.tsx';
import { asksForTime, hasLostCandidate, isAhead, isResultMissing } from '#web/pages/recruiter/applications/statuses.ts';
import { AnswerNotice } from '#web/pages/recruiter/interviews/answer-notice.tsx';
import { useWide } from '#web/pages/recruiter/use-wide.ts';

/** The rejection reason: the one from the list and the free text. */
const reasonWords = ({ status, reason, reasonCode }: Application): string =>
  status === 'rejected' ? [reasonCode && answerReasonTexts[reasonCode], reason].filter(Boolean).join(': ') : '';

export interface ApplicationPanelProps extends PanelHeadProps {
  /** The history; undefined while loading. */
  timeline: CallOutput<'applicationTimeline'> | undefined;
  /** The recruiter's private notes, oldest first. */
  notes: readonly Note[] | undefined;
  /** The offers for it, newest first. */
  offers: CallOutput<'listOffers'> | undefined;
  /** Why the offers could not be loaded. */
  offersFailure: string | undefined;
  /** Performs the answer of a key, now or once the application that the address gives is displayed. */
  onAnswerKey: (key: string) => void;
  /** Why the full application could not be loaded. */
  failure: string | undefined;
}

/** The full application: beside the list, or as a separate page where there is no room. */
export function ApplicationPanel(props: ApplicationPanelProps) {
  const { application, actions, onStep, onAnswerKey, onClose } = props;
  const wide = useWide();
  const singleKeys = useSingleKeys();
  const panel = useRef<HTMLElement>(null);
  const { _id: id } = application;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opened application takes the focus
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.querySelector('.panel-body')?.scrollTo(0, 0);
    if (!wide) window.scrollTo(0, 0);
  }, [id]);

  // On the document, because Tab and clicks beside the panel move the focus out of it.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const key = event.key.toLowerCase();
    // The content also scrolls while the panel itself has the focus.
    const far = event.target === panel.current && wide ? SCROLLS[event.key] : undefined;
    const letters: Readonly<Record<string, () => void>> = { j: () => onStep(1), k: () => onStep(-1) };
    const act = () => letters[key] ?? (isAnswerKey(key) ? () => onAnswerKey(key) : undefined);
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
  // With the commit that shows the panel, so that no key is lost in between.
  useLayoutEffect(() => {
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
        'panel focus-visible:-outline-offset-2',
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

/** Keys typed into a field, under an open dialog or with another key are not shortcuts of the page. */
export const isForPage = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  const isElsewhere =
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, dialog, [popover]') !== null;
  return !isElsewhere && document.querySelector('dialog[open], [popover]:popover-open') === null;
};

/** How far a key scrolls, as a fraction of the visible height. */
const SCROLLS: Readonly<Record<string, number>> = {
  ArrowDown: 0.15,
  ArrowUp: -0.15,
  PageDown: 0.85,
  PageUp: -0.85,
  ' ': 0.85,
};

const scroll = (body: Element | null | undefined, share: number): void =>
  body?.scrollBy({ top: body.clientHeight * share });

/** Loaded when it is first shown. */
const TakenDownNotice = openedPart(
  async () => (await import('#web/pages/recruiter/interviews/taken-down-notice.tsx')).TakenDownNotice,
);

const isInterviewAhead = (application: Application, now: string): boolean =>
  isAhead(application) && (application.interviewDetails?.interviewDateTime ?? '') > now;

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
  const isLeft = hasLostCandidate(application);
  if (part === 'resume' && isLeft) return <p className="soft">{applicationFitTexts.left}</p>;
  if (part === 'resume') return <ResumeSection key={application._id} application={application} />;
  if (part === 'messages') return <MessagesSection key={application._id} id={application._id} />;
  if (part === 'notes') return <NotesSection key={application._id} id={application._id} {...{ notes, failure, now }} />;
  const onMove = (wish: string) => actions.askMove(application, wish);
  const interview = (
    <InterviewSection
      application={application}
      now={now}
      onCancel={() => actions.ask(application, 'cancel interview')}
      onMove={onMove}
    />
  );
  const resultFirst = isResultMissing(application, now);
  return (
    <>
      {application.takenDown ? (
        <TakenDownNotice
          of={application}
          ahead={isInterviewAhead(application, now)}
          onClose={() => undefined /* The head of the panel says it too. */}
        />
      ) : null}
      {application.status === 'withdrawn' && !isLeft ? <Notice tone="plain">{texts.withdrawn}</Notice> : null}
      {asksForTime(application, now) && application.interviewDetails ? (
        <AnswerNotice interview={application.interviewDetails} {...{ now, onMove }} />
      ) : null}
      {application.appliedFor ? (
        <Notice tone="plain">{appliedForTexts.line({ job: appliedForText(application.appliedFor) })}</Notice>
      ) : null}
      {reasonWords(application) ? (
        <Notice tone="plain">{texts.reason({ reason: reasonWords(application) })}</Notice>
      ) : null}
      <div className="panel-columns">
        {isLeft ? null : <ResumeSection key={application._id} application={application} />}
        <div className="stack gap-6">
          {resultFirst ? interview : null}
          <FitSummary application={application} />
          {resultFirst ? null : interview}
          <OfferSection application={application} offers={offers} failure={offersFailure} now={now} />
          {isLeft ? null : <ApplicationAnswers application={application} />}
          <ApplicationHistory timeline={timeline} failure={failure} now={now} />
        </div>
      </div>
    </>
  );
}

/** Loaded when it is first opened. */
const PanelTalk = openedPart(
  async () => (await import('#web/pages/recruiter/applications/panel-talk.tsx')).PanelTalk,
  <Skeleton className="skeleton-lines">
    <SkeletonBlocks sizes={['w-[80%]', 'w-[46%]']} />
  </Skeleton>,
);

/** The conversation with the candidate. */
function MessagesSection({ id }: { id: string }) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (
    <PanelSection title={partTexts.messages}>
      <PanelTalk id={id} onClose={() => void navigate(withParams(search, { part: '' }), { replace: true, state })} />
    </PanelSection>
  );
}
