import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import { exportTexts as texts } from '#texts/admin-list.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { countText } from '#web/lib/formats.ts';
import { saveFile } from '#web/lib/read-file.ts';

/** Export of a list: file name, and the call with the current filters. */
export interface ListExport {
  list: string;
  read: () => Promise<Blob>;
}

/** Downloads the list with the current filters as CSV. */
export function ExportButton({ list, read, found }: ListExport & { found: number }) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveFile(file, texts.fileName({ list, day: dayInIndia(new Date()) })),
    onError: (failure) => void toast.error(messageOf(failure) || texts.failed),
  });
  return (
    <Button
      size="m"
      icon={Download}
      busy={isPending}
      busyLabel={texts.exporting}
      title={found > LIMITS.exportRows ? texts.helpMost({ most: countText(LIMITS.exportRows) }) : texts.help}
      onClick={() => mutate()}
    >
      {texts.export}
    </Button>
  );
}
