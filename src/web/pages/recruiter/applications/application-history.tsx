import type { CallOutput } from '#contract/api.ts';
import type { ApplicationEvent } from '#contract/vocabularies.ts';
import { applicationEventTexts, panelTexts as texts } from '#texts/recruiter.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Skeleton, SkeletonBlock } from '#web/components/skeleton.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { DOT } from '#web/lib/dot.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';

/** A status change is described by the new status. */
const eventText = (event: ApplicationEvent, to: string | undefined): string =>
  (event === 'status_changed' &&
    Object.entries(applicationEventTexts.statuses).find(([status]) => status === to)?.[1]) ||
  applicationEventTexts.events[event];

interface ApplicationHistoryProps {
  timeline: CallOutput<'applicationTimeline'> | undefined;
  failure: string | undefined;
  now: string;
}

/** The application's history, newest first. */
export function ApplicationHistory({ timeline, failure, now }: ApplicationHistoryProps) {
  if (failure !== undefined) {
    return (
      <PanelSection title={texts.history}>
        <LoadFailed title={texts.historyFailed} message={failure} />
      </PanelSection>
    );
  }
  return (
    <PanelSection title={texts.history}>
      {timeline ? (
        <ol className="stack stack-s">
          {timeline.toReversed().map((entry) => (
            <li key={`${entry.at} ${entry.event} ${entry.to ?? ''}`} className="small border-t border-line pt-2">
              <span className="row wrap between items-baseline">
                <b className="strong">{eventText(entry.event, entry.to)}</b>
                <time className="muted num nowrap" dateTime={entry.at}>
                  {dateTimeText(entry.at, now)}
                </time>
              </span>
              <span className="soft break-words">
                {texts.bySide[entry.by]}
                <InSentence>{entry.detail ? `${texts.bySide[entry.by] ? DOT : ''}${entry.detail}` : ''}</InSentence>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton className="skeleton-lines">
          <SkeletonBlock className="w-[70%]" />
          <SkeletonBlock className="w-[54%]" />
        </Skeleton>
      )}
    </PanelSection>
  );
}
