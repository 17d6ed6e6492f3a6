import { messageFor } from '#web/profile/completion-message.ts';
import { CompletionMeter } from '#web/profile/completion-meter.tsx';
import { overviewWords as words } from '#web/words/en/profile-forms.ts';

/** The percentage with its bar of eight, and what is said of it. */
export function CompletionBar({ percent }: { percent: number }) {
  return (
    <div className="grid gap-2">
      <div className="row between items-baseline!">
        <span className="soft small">{words.completion}</span>
        <b className="num text-[1.75rem]/[1.2] font-[620] tracking-[-0.025em]">{words.percent(percent)}</b>
      </div>
      <CompletionMeter percent={percent} />
      <p className="soft">{messageFor(percent)}</p>
    </div>
  );
}
