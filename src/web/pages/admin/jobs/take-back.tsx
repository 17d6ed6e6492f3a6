import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importTexts } from '#texts/admin-import.ts';
import { Button, type ButtonProps } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { DOT } from '#web/lib/dot.ts';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import { ANEW, type Read } from '#web/lib/queries.ts';
import { importWhom } from '#web/pages/admin/jobs/import-whom.ts';
import { importQuery } from '#web/pages/admin/jobs/job-queries.ts';

const { past: words } = importTexts;

interface TakeBackProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  of: Pick<
    Read<'listImports'>['body'][number],
    '_id' | 'fileName' | 'createdAt' | 'recruiter' | 'jobs' | 'takenBackAt'
  >;
  /** Button label. */
  label?: string;
}

/** Undoes an import after confirmation; renders nothing once it is undone. */
export function TakeBack({ of, label = words.takeBack, ...button }: TakeBackProps) {
  const { _id, jobs, takenBackAt } = of;
  const [asked, setAsked] = useState(false);
  const { data } = useQuery({ ...importQuery(_id), ...ANEW, enabled: asked });
  const applied = data?.body[0]?.applied ?? 0;
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
          <p className="strong wrap-anywhere">{importTexts.forWhom({ file: of.fileName, whom: importWhom(of) })}</p>
          <p className="soft num">
            {dateTimeText(of.createdAt)}
            {applied > 0 ? `${DOT}${words.applied({ count: applied })}` : null}
          </p>
          {words.help}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
