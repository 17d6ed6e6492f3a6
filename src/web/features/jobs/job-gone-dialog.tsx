import { componentTexts } from '#texts/components.ts';
import { jobTexts } from '#texts/jobs.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { InSentence } from '#web/components/typed.tsx';

/** In place of a job's details: that it cannot be read, or no longer. */
export function JobGoneDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={jobTexts.notHere}
      size="narrow"
      onClose={onClose}
      closeOnScrim
      bare={(titleId) => (
        <>
          <div className="dialog-body">
            <h2 id={titleId}>
              <InSentence>{jobTexts.notHere}</InSentence>
            </h2>
          </div>
          <div className="dialog-foot">
            <Button onClick={onClose}>{componentTexts.close}</Button>
          </div>
        </>
      )}
    />
  );
}
