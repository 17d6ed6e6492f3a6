import { Notice } from '#web/components/notice.tsx';
import { componentWords } from '#web/words/en/components.ts';

/** Says to a browser without scripts why a signed-in page stays empty. */
export function ScriptsNeeded() {
  return (
    <noscript>
      <div className="p-4">
        <Notice tone="amber" title={componentWords.noScript} />
      </div>
    </noscript>
  );
}
