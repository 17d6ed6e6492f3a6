import { overviewTexts as texts } from '#texts/profile-forms.ts';
import { messageFor } from '#web/features/candidates/completion-message.ts';
import { CompletionMeter } from '#web/features/candidates/completion-meter.tsx';

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
