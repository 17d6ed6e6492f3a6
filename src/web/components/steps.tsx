import type { ReactNode } from 'react';
import { componentTexts } from '#texts/components.ts';

export interface Step {
  label: string;
  /** The date, or what is pending. */
  note?: ReactNode;
  state: 'done' | 'now' | 'refused' | 'todo';
}

/** The progress of a process: past steps in ink, the current step as a thick tick, a rejection as a red one. */
export function Steps({ steps, label }: { steps: readonly Step[]; label?: string }) {
  const classes = { done: 'done', now: 'now', refused: 'now bad', todo: undefined };
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li key={step.label} className={classes[step.state]} aria-current={step.state === 'now' ? 'step' : undefined}>
          <b>
            {step.label}
            <span className="visually-hidden">, {componentTexts.steps[step.state]}</span>
          </b>
          {step.note ? <span>{step.note}</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** A meter with one segment per section, eight for a profile. */
export function Meter({ done, of = 8, label }: { done: number; of?: number; label?: string }) {
  return (
    <div className="meter" role="img" aria-label={label ?? componentTexts.sectionsComplete({ done, of })}>
      {Array.from({ length: of }, (_, index) => index + 1).map((section) => (
        <i key={section} className={section <= done ? 'filled' : undefined} />
      ))}
    </div>
  );
}
