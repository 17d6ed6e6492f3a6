import { COMPLETION_SECTIONS } from '#contract/vocabularies.ts';
import { overviewTexts as texts } from '#texts/profile-forms.ts';
import { Meter } from '#web/components/steps.tsx';
import { messageFor } from '#web/features/candidates/completion-message.ts';

interface CompletionBarProps {
  percent: number;
  /** Replaces the default, which tells the candidate what to do, for other viewers. */
  message?: string;
}

/** The percentage with its eight-part bar and a message. */
export function CompletionBar({ percent, message = messageFor(percent) }: CompletionBarProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="row between wrap items-baseline">
        <span className="soft small">{texts.completion}</span>
        <b className="num text-[1.75rem]/[1.2] font-[620] tracking-[-0.025em]">{texts.percent({ percent })}</b>
      </div>
      <CompletionMeter percent={percent} />
      <p className="soft">{message}</p>
    </div>
  );
}

const SECTIONS = COMPLETION_SECTIONS.length;

/** A profile's completion, as a bar with one part per section. */
export function CompletionMeter({ percent }: { percent: number }) {
  return (
    <div role="progressbar" aria-label={texts.completion} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <div aria-hidden="true">
        <Meter done={Math.round((percent / 100) * SECTIONS)} of={SECTIONS} />
      </div>
    </div>
  );
}
