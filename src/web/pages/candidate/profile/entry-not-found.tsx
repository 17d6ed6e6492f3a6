import { componentTexts } from '#texts/components.ts';
import { profileTexts as texts } from '#texts/profile.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';

/** The address names an entry that somebody has deleted since. */
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
