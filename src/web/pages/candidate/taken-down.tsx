import { Notice } from '#web/components/notice.tsx';
import { takenDownWords as words } from '#web/words/en/candidate-answers.ts';

/** A warning beside what somebody has with a job that is taken down; nothing beside any other. */
export function TakenDown({ of }: { of: { takenDown?: true | undefined } }) {
  return of.takenDown ? (
    <Notice tone="amber" title={words.title}>
      {words.care}
    </Notice>
  ) : null;
}
