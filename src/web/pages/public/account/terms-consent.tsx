import { type ComponentProps, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TermsText } from '#web/pages/public/account/terms-text.tsx';
import { registrationWords as words } from '#web/words/en/registration.ts';
import { termsWords } from '#web/words/en/terms.ts';

interface TermsConsentProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  /** Ticks the box, from the dialog. */
  onAccept: () => void;
}

/** The box for the terms. Ticking it, or its link, opens them; without scripts the link leads to their page. */
export function TermsConsent({ onAccept, onChange, ...box }: TermsConsentProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Checkbox
        {...box}
        onChange={(event) => {
          onChange?.(event);
          if (event.target.checked) setOpen(true);
        }}
        label={
          <>
            {words.termsBefore}
            <a
              className="link"
              href="/terms-conditions"
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                event.preventDefault();
                setOpen(true);
              }}
            >
              {words.termsLink}
            </a>
          </>
        }
      />
      {open ? (
        <Dialog
          title={termsWords.title}
          closeOnScrim
          onClose={() => setOpen(false)}
          foot={
            <>
              <Button
                variant="primary"
                onClick={() => {
                  onAccept();
                  setOpen(false);
                }}
              >
                {words.accept}
              </Button>
              <Button onClick={() => setOpen(false)}>{words.close}</Button>
            </>
          }
        >
          <TermsText level={3} />
        </Dialog>
      ) : null}
    </>
  );
}
