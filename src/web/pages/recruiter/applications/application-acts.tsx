import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import { type MouseEvent, useRef } from 'react';
import { applicationTexts, panelTexts as texts } from '#texts/recruiter.ts';
import { Button, type ButtonProps } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { isAhead } from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationDesk } from '#web/pages/recruiter/applications/use-application-desk.ts';
import type { Application } from '#web/pages/recruiter/load-dashboard.ts';

const DOUBLE_CLICK_MS = 500;

interface Act {
  key?: string;
  label: string;
  icon: LucideIcon;
  variant: ButtonProps['variant'];
  perform: () => void;
}

/** What can be done to an application as it stands; the next step first. */
const actsOn = (application: Application, desk: ApplicationDesk): Act[] => {
  const { status } = application;
  const accept: Act = {
    key: 'A',
    label: texts.accept,
    icon: Check,
    variant: status === 'pending' ? 'primary' : 'plain',
    perform: () => desk.choose(application, 'accepted'),
  };
  const reject: Act = {
    key: 'R',
    label: texts.reject,
    icon: X,
    variant: 'plain',
    perform: () => desk.choose(application, 'rejected'),
  };
  const schedule: Act = {
    key: 'S',
    label: applicationTexts.schedule,
    icon: CalendarPlus,
    variant: 'primary',
    perform: () => desk.ask(application, 'interview'),
  };
  if (status === 'pending') return [accept, reject];
  if (status === 'accepted') return [schedule, reject];
  if (status === 'rejected') return [accept];
  if (!isAhead(application)) return [];
  return [{ ...schedule, label: applicationTexts.reschedule, icon: CalendarSync, variant: 'plain' }];
};

/** What a key does to the open application; nothing when it does nothing. */
export const actOfKey = (key: string, application: Application, desk: ApplicationDesk): (() => void) | undefined =>
  actsOn(application, desk).find((act) => act.key?.toLowerCase() === key)?.perform;

interface ApplicationActsProps {
  application: Application;
  desk: ApplicationDesk;
  wide: boolean;
}

/** The foot of the panel; on a small screen it stays within the thumb's reach. */
export function ApplicationActs({ application, desk, wide }: ApplicationActsProps) {
  const acts = actsOn(application, desk);
  const last = useRef({ label: '', at: Number.NEGATIVE_INFINITY });
  // The second half of a double click meets the button that came in place of the first.
  const press = ({ label, perform }: Act, { timeStamp: at }: MouseEvent) => {
    const slipped = label !== last.current.label && at - last.current.at < DOUBLE_CLICK_MS;
    if (slipped) return;
    last.current = { label, at };
    perform();
  };
  if (acts.length === 0) return null;
  return (
    <div
      className={classNames(
        'panel-foot bg-surface flex-wrap',
        !wide && 'foot-bar sticky bottom-0 z-10 px-4 pb-[calc(12px+env(safe-area-inset-bottom))] sm:px-6',
      )}
    >
      {acts.map((act) => (
        <Button
          key={act.label}
          size="m"
          variant={act.variant}
          icon={act.icon}
          onClick={(event) => press(act, event)}
          aria-keyshortcuts={act.key}
          className="max-sm:grow"
        >
          {act.label}
          {act.key ? (
            <span aria-hidden="true" className="no-tablet">
              <kbd className="border-current! bg-transparent! text-inherit! opacity-80">{act.key}</kbd>
            </span>
          ) : null}
        </Button>
      ))}
    </div>
  );
}
