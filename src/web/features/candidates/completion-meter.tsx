import { COMPLETION_SECTIONS } from '#contract/vocabularies.ts';
import { overviewTexts as texts } from '#texts/profile-forms.ts';
import { Meter } from '#web/components/steps.tsx';

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
