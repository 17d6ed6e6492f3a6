import { profileTexts } from '#texts/profile.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import type { Removal } from '#web/pages/candidate/profile/use-removal.ts';

interface RemovalQuestionProps<T> {
  title: string;
  removal: Removal<T>;
  nameOf: (entry: T) => string;
}

/** Asks for confirmation before an irreversible deletion. */
export function RemovalQuestion<T>({ title, removal: { asked, ask, action }, nameOf }: RemovalQuestionProps<T>) {
  if (!asked) return null;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={profileTexts.delete}
      onConfirm={() => action(asked)}
      onClose={() => ask(undefined)}
    >
      {nameOf(asked)}
    </ConfirmDialog>
  );
}
