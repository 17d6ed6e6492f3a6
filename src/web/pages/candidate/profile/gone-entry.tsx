import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { componentWords } from '#web/words/en/components.ts';
import { profileWords as words } from '#web/words/en/profile.ts';

/** The address names an entry that somebody has deleted since. */
export function GoneEntry({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={words.gone}
      size="narrow"
      onClose={onClose}
      foot={<Button onClick={onClose}>{componentWords.close}</Button>}
    />
  );
}
