import { useMutation } from '@tanstack/react-query';
import { ownFitTexts as texts } from '#texts/own-fit.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';

/** Adds a skill that a job requires to the candidate's own profile, with Undo. */
export function KnowThis({ skill, look }: { skill: string; look: 'link' | 'button' }) {
  const toast = useToast();
  const failed = (failure: unknown) =>
    toast.error([texts.addFailed({ skill }), messageOf(failure)].filter(Boolean).join(' '));
  const { mutate: remove } = useMutation({
    mutationFn: (id: string) => call('deleteSkill', { params: { id } }),
    onSuccess: () => toast.done(texts.removed({ skill })),
    onError: failed,
  });
  const { mutate: add, isPending } = useMutation({
    mutationFn: () => call('addSkill', { body: { name: skill } }),
    onSuccess: ({ _id }) => toast.done(texts.added({ skill }), { label: texts.undo, onAction: () => remove(_id) }),
    onError: failed,
  });
  if (look === 'button') {
    return (
      <Button variant="quiet" size="m" busy={isPending} aria-label={texts.knowOf({ skill })} onClick={() => add()}>
        {texts.know}
      </Button>
    );
  }
  return (
    <button
      type="button"
      className="link underline inline-flex min-h-6 items-center max-sm:min-h-11"
      aria-label={texts.knowOf({ skill })}
      disabled={isPending}
      onClick={() => add()}
    >
      {texts.know}
    </button>
  );
}
