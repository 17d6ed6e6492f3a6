import { useState } from 'react';
import { languageOfferTexts as texts } from '#texts/pages.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { chooseLanguage, keepLanguage } from '#web/features/accounts/choose-language.ts';

/** Offers the page in Hindi to those who have chosen Hindi, and once to browsers that prefer it. */
export function LanguageOffer({ onAnswer }: { onAnswer?: () => void }) {
  const toast = useToast();
  const [declined, setDeclined] = useState(false);
  if (declined) return null;
  const accept = () => {
    onAnswer?.();
    void chooseLanguage('hi', toast);
  };
  const decline = () => {
    onAnswer?.();
    keepLanguage('en');
    setDeclined(true);
  };
  return (
    <aside lang="hi" aria-label={texts.text} className="languages-offer border-line border-b bg-sunken print:hidden">
      <div className="page flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <span className="small">{texts.text}</span>
        <Button variant="ink" size="s" onClick={accept}>
          {texts.open}
        </Button>
        <Button variant="quiet" size="s" onClick={decline}>
          {texts.close}
        </Button>
      </div>
    </aside>
  );
}
