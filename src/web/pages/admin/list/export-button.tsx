import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { exportTexts as texts } from '#texts/admin-list.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed } from '#web/lib/api-client.ts';
import { countText } from '#web/lib/formats.ts';
import { saveFile } from '#web/lib/read-file.ts';

/** How a list is fetched as a file: its name, and the call under the present filters. */
export interface ListExport {
  list: string;
  read: () => Promise<Blob>;
}

/** Saves the list under the present filters as CSV. */
export function ExportButton({ list, read, found }: ListExport & { found: number }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await read(), texts.fileName({ list, day: dayInIndia(new Date()) }));
    } catch (failure) {
      toast.error((failure instanceof CallFailed && failure.message) || texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="m"
      icon={Download}
      busy={busy}
      busyLabel={texts.exporting}
      title={found > LIMITS.exportRows ? texts.helpMost({ most: countText(LIMITS.exportRows) }) : texts.help}
      onClick={save}
    >
      {texts.export}
    </Button>
  );
}
