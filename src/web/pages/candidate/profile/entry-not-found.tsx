import { componentTexts } from '#texts/components.ts';
import { profileTexts as texts } from '#texts/profile.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';

/** Shown when the entry in the address has been deleted. */
export function EntryNotFound({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={texts.gone}
      size="narrow"
      onClose={onClose}
      foot={<Button onClick={onClose}>{componentTexts.close}</Button>}
    />
  );
}
