import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TermsText } from '#web/pages/public/account/terms-text.tsx';
import { registrationWords as words } from '#web/words/en/registration.ts';
import { termsWords } from '#web/words/en/terms.ts';

/** The terms over the registration, to be accepted there. Mounted means open. */
export function TermsDialog({ onAccept, onClose }: { onAccept: () => void; onClose: () => void }) {
  return (
    <Dialog
      title={termsWords.title}
      closeOnScrim
      onClose={onClose}
      foot={
        <>
          <Button
            variant="primary"
            onClick={() => {
              onAccept();
              onClose();
            }}
          >
            {words.accept}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      <TermsText level={3} />
    </Dialog>
  );
}
