import { COMPLETION_SECTIONS } from '#contract/vocabularies.ts';
import { Meter } from '#web/components/steps.tsx';
import { overviewWords as words } from '#web/words/en/profile-forms.ts';

const SECTIONS = COMPLETION_SECTIONS.length;

/** How complete a profile is, as a bar with a part for each section. */
export function CompletionMeter({ percent }: { percent: number }) {
  return (
    <div role="progressbar" aria-label={words.completion} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <div aria-hidden="true">
        <Meter done={Math.round((percent / 100) * SECTIONS)} of={SECTIONS} />
      </div>
    </div>
  );
}
