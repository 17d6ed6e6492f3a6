import { takenDownTexts as texts } from '#texts/candidate-answers.ts';
import { Notice } from '#web/components/notice.tsx';

/** A warning beside what somebody has with a job that is taken down; nothing beside any other. */
export function TakenDown({ of }: { of: { takenDown?: true | undefined } }) {
  return of.takenDown ? (
    <Notice tone="amber" title={texts.title}>
      {texts.care}
    </Notice>
  ) : null;
}
