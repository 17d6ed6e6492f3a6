import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { offerAnswerTexts as texts } from '#texts/candidate-answers.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { callForFile } from '#web/lib/api-client.ts';
import { saveFile } from '#web/lib/read-file.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';

/** Saves the letter of an offer as PDF. */
export function LetterButton({ offer: { id, jobTitle, company } }: { offer: Offer }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await callForFile('offerLetter', { params: { id } }), texts.file({ company }));
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
