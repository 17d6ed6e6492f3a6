import { Meter } from '#web/components/steps.tsx';
import { messageFor } from '#web/profile/completion-message.ts';
import { overviewWords as words } from '#web/words/en/profile-forms.ts';

/** The percentage with its bar of eight, and what is said of it. */
export function CompletionBar({ percent }: { percent: number }) {
  return (
    <div className="grid gap-2">
      <div className="row between items-baseline!">
        <span className="soft small">{words.completion}</span>
        <b className="num text-[1.75rem]/[1.2] font-[620] tracking-[-0.025em]">{words.percent(percent)}</b>
      </div>
      <div
        role="progressbar"
        aria-label={words.completion}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div aria-hidden="true">
          <Meter done={Math.round((percent / 100) * 8)} />
        </div>
      </div>
      <p className="soft">{messageFor(percent)}</p>
    </div>
  );
}
