import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { callForFile } from '#web/lib/api-client.ts';
import { saveFile } from '#web/lib/read-file.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { offerAnswerWords as words } from '#web/words/en/candidate-answers.ts';

/** Saves the letter of an offer as PDF. */
export function LetterButton({ offer: { id, jobTitle, company } }: { offer: Offer }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await callForFile('offerLetter', { params: { id } }), words.file(company));
    } catch (failure) {
      toast.error(words.downloadFailed(failure instanceof Error ? failure.message : ''));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="m"
      icon={FileDown}
      busy={busy}
      busyLabel={words.downloading}
      aria-label={words.downloadOf(jobTitle, company)}
      onClick={save}
    >
      {words.download}
    </Button>
  );
}
