import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { offerLetterFileTexts as texts } from '#texts/offer-letter.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { callForFile } from '#web/lib/call-for-file.ts';
import { saveFile } from '#web/lib/read-file.ts';

/** Downloads the offer letter as PDF, in the language of its reader. */
export function OfferLetterButton({ offer: { id, jobTitle, company } }: { offer: CallOutput<'listOffers'>[number] }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await callForFile('offerLetter', { params: { id } }), texts.fileName({ company, title: jobTitle }));
    } catch (failure) {
      toast.error(texts.downloadFailed({ message: failure instanceof Error ? failure.message : '' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="m"
      icon={FileDown}
      busy={busy}
      busyLabel={texts.downloading}
      aria-label={texts.downloadOf({ title: jobTitle, company })}
      onClick={save}
    >
      {texts.download}
    </Button>
  );
}
