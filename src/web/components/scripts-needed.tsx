import { componentTexts } from '#texts/components.ts';
import { Notice } from '#web/components/notice.tsx';

/** Tells users without JavaScript why a signed-in page stays empty. */
export function ScriptsNeeded() {
  return (
    <noscript>
      <div className="p-4">
        <Notice tone="amber" title={componentTexts.noScript} />
      </div>
    </noscript>
  );
}
