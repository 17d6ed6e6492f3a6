import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import { type MouseEvent, useRef } from 'react';
import { applicationTexts, panelTexts as texts } from '#texts/recruiter.ts';
import { Button, type ButtonProps } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { mayMove } from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';

const DOUBLE_CLICK_MS = 500;

interface StepButton {
  key?: string;
  label: string;
  icon: LucideIcon;
  variant: ButtonProps['variant'];
  perform: () => void;
}

/** Possible actions for an application in its current status, the next step first. */
const stepsFrom = (application: Application, actions: ApplicationActions): StepButton[] => {
  const { status, may } = application;
  const accept: StepButton = {
    key: 'A',
    label: texts.accept,
    icon: Check,
    variant: status === 'pending' ? 'primary' : 'plain',
    perform: () => actions.choose(application, 'accepted'),
  };
  const reject: StepButton = {
    key: 'R',
    label: texts.reject,
    icon: X,
    variant: 'plain',
    perform: () => actions.choose(application, 'rejected'),
  };
  const schedule: StepButton = {
    key: 'S',
    label: applicationTexts.schedule,
    icon: CalendarPlus,
    variant: 'primary',
    perform: () => actions.ask(application, 'interview'),
  };
  const reschedule: StepButton = {
    ...schedule,
    label: applicationTexts.reschedule,
    icon: CalendarSync,
    variant: 'plain',
  };
  return [
    ...(may.schedule ? [schedule] : []),
    ...(may.accept ? [accept] : []),
    ...(may.reject ? [reject] : []),
    ...(mayMove(application) ? [reschedule] : []),
  ];
};

/** Whether a key answers an application, if it is in the status for it. */
export const isAnswerKey = (key: string): boolean => ['a', 'r', 's'].includes(key);

/** The action of a key on the open application; undefined if there is none. */
export const shortcutAction = (
  key: string,
  application: Application,
  actions: ApplicationActions,
): (() => void) | undefined => stepsFrom(application, actions).find((step) => step.key?.toLowerCase() === key)?.perform;

interface ApplicationButtonsProps {
  application: Application;
  actions: ApplicationActions;
  wide: boolean;
}

/** The panel's footer; on a small screen it stays within reach of the thumb. */
export function ApplicationButtons({ application, actions, wide }: ApplicationButtonsProps) {
  const steps = stepsFrom(application, actions);
  const singleKeys = useSingleKeys();
  const last = useRef({ label: '', at: Number.NEGATIVE_INFINITY });
  // The second click of a double click would hit the button that replaced the first.
  const press = ({ label, perform }: StepButton, { timeStamp: at }: MouseEvent) => {
    const slipped = label !== last.current.label && at - last.current.at < DOUBLE_CLICK_MS;
    if (slipped) return;
    last.current = { label, at };
    perform();
  };
  if (steps.length === 0) return null;
  return (
    <div
      className={classNames(
        'panel-foot bg-surface flex-wrap',
        !wide && 'foot-bar sticky bottom-0 z-10 px-4 pb-[calc(12px+env(safe-area-inset-bottom))] sm:px-6',
      )}
    >
      {steps.map((step) => (
        <Button
          key={step.label}
          size="m"
          variant={step.variant}
          icon={step.icon}
          onClick={(event) => press(step, event)}
          aria-keyshortcuts={singleKeys ? step.key : undefined}
          className="max-sm:grow"
        >
          {step.label}
          {singleKeys && step.key ? (
            <span aria-hidden="true" className="max-xl:hidden">
              <kbd className="border-current bg-transparent text-inherit opacity-80">{step.key}</kbd>
            </span>
          ) : null}
        </Button>
      ))}
    </div>
  );
}
