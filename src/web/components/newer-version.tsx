import { useEffect, useRef } from 'react';
import { newerVersionTexts as words } from '#texts/newer-version.ts';
import { browserProblemTexts } from '#texts/problems.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';

interface NewerVersionProps {
  /** What another user changed: the field's name and its current value. */
  changed: ReadonlyArray<{ label: string; value: string }>;
  onTake: () => void;
  onKeep: () => void;
}

/**
 * Shows an edit conflict: what another user changed meanwhile, and a choice of which version to keep. It takes the
 * focus.
 */
export function NewerVersion({ changed, onTake, onKeep }: NewerVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-3">
      <Notice tone="amber" live="alert" title={browserProblemTexts.STALE_VERSION}>
        {changed.length > 0 ? (
          <>
            <p className="mt-3">{words.has}</p>
            <dl className="mt-1 grid gap-2">
              {changed.map(({ label, value }) => (
                <div key={label}>
                  <dt className="small muted">{label}</dt>
                  <dd className="line-clamp-4 whitespace-pre-line wrap-anywhere">{value || '–'}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3">{words.help}</p>
          </>
        ) : null}
        <div className="row wrap mt-3">
          <Button size="m" onClick={onTake}>
            {words.take}
          </Button>
          <Button size="m" variant="quiet" onClick={onKeep}>
            {words.keep}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
