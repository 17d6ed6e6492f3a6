import { registrationTexts as texts } from '#texts/registration.ts';
import { termsTexts } from '#texts/terms.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { LegalText } from '#web/pages/public/info/legal-text.tsx';

/** The Terms and Conditions, below a title of `level` minus one. */
function TermsText({ level }: { level: 2 | 3 }) {
  return (
    <div className="read stack stack-l">
      <p className="lead">{termsTexts.lead}</p>
      <LegalText sections={termsTexts.sections} level={level} />
      <p className="soft">
        <TextWithLink text={termsTexts.privacy} to="/privacy-policy" />
      </p>
    </div>
  );
}

/** The terms in a dialog over the registration, with a button to accept them. Mounted means open. */
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
