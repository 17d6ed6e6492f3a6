import { type ComponentProps, useState } from 'react';
import { pathIn } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { registrationTexts as texts } from '#texts/registration.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { openedPart } from '#web/components/opened-part.tsx';

const TermsDialog = openedPart(async () => (await import('#web/pages/public/account/terms-dialog.tsx')).TermsDialog);

interface TermsConsentProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  /** Ticks the box from the dialog. */
  onAccept: () => void;
}

/** The box for the terms. Ticking it or following its link opens them; without scripts the link leads to their page. */
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
            {texts.termsBefore}
            <a
              className="link"
              href={pathIn(languageTexts.code, '/terms-conditions')}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                event.preventDefault();
                setOpen(true);
              }}
            >
              {texts.termsLink}
            </a>
          </>
        }
      />
      {open ? <TermsDialog onAccept={onAccept} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
