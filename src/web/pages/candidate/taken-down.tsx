import { takenDownTexts as texts } from '#texts/candidate-answers.ts';
import { Notice } from '#web/components/notice.tsx';

/** A warning next to a job that was taken down; nothing for other jobs. */
export function TakenDown({ of }: { of: { takenDown?: true | undefined } }) {
  return of.takenDown ? (
    <Notice tone="amber" title={texts.title}>
      {texts.care}
    </Notice>
  ) : null;
}
