import { registrationTexts as texts } from '#texts/registration.ts';
import { termsTexts } from '#texts/terms.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TermsText } from '#web/pages/public/account/terms-text.tsx';

/** The terms over the registration, to be accepted there. Mounted means open. */
export function TermsDialog({ onAccept, onClose }: { onAccept: () => void; onClose: () => void }) {
  return (
    <Dialog
      title={termsTexts.title}
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
            {texts.accept}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <TermsText level={3} />
    </Dialog>
  );
}
