import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { importTexts } from '#texts/admin-import.ts';
import { Button, type ButtonProps } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { countText } from '#web/lib/formats.ts';
import type { Read } from '#web/lib/queries.ts';

const { past: words } = importTexts;

interface TakeBackProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  of: Pick<Read<'listImports'>['body'][number], '_id' | 'fileName' | 'jobs' | 'takenBackAt'>;
  /** Button label. */
  label?: string;
}

/** Undoes an import after confirmation; renders nothing once it is undone. */
export function TakeBack({
  of: { _id, fileName, jobs, takenBackAt },
  label = words.takeBack,
  ...button
}: TakeBackProps) {
  const [asked, setAsked] = useState(false);
  const toast = useToast();
  const takeBack = useMutation({
    mutationFn: () => call('takeBackImport', { params: { id: _id } }),
    onSuccess: ({ deleted, closed }) => {
      setAsked(false);
      toast.done(words.done({ deleted: countText(deleted), closed: countText(closed) }));
    },
  });
  return (
    <>
      {takenBackAt ? null : (
        <Button {...button} onClick={() => setAsked(true)}>
          {label}
        </Button>
      )}
      {asked ? (
        <ConfirmDialog
          title={words.ask({ count: jobs })}
          tone="danger"
          confirmLabel={words.confirm({ count: jobs })}
          busyLabel={words.busy}
          busy={takeBack.isPending}
          error={takeBack.error ? messageOf(takeBack.error) || words.failed : undefined}
          onConfirm={() => takeBack.mutate()}
          onClose={() => {
            takeBack.reset();
            setAsked(false);
          }}
        >
          <p className="strong wrap-anywhere">{fileName}</p>
          {words.help}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
