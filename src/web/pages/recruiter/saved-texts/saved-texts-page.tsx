import { useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { MOST_SAVED_TEXTS } from '#contract/saved-texts.ts';
import { savedTextTexts as texts } from '#texts/saved-texts.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { SAVED_TEXTS, type SavedText } from '#web/features/conversations/saved-texts.ts';
import { call } from '#web/lib/api-client.ts';
import { dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, patchReads, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { SavedTextDialog } from '#web/pages/recruiter/saved-texts/saved-text-dialog.tsx';
import type { Route } from './+types/saved-texts-page';

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<void> {
  requireSession(request, 'recruiter');
  await settle(load(SAVED_TEXTS));
}

/** The recruiter's reusable texts, stored in the account. */
export default function SavedTextsPage() {
  const listed = useBody(SAVED_TEXTS);
  return (
    <main className="main-wide">
      {listed.ok ? <Saved all={listed.data} /> : <LoadFailed title={texts.failed} message={listed.message} />}
    </main>
  );
}

/** Deletes a text optimistically, offers Undo for a few seconds, and restores it when refused. */
function useDeletion(): (saved: SavedText) => void {
  const toast = useToast();
  const { mutate: bringBack } = useMutation({
    mutationFn: ({ name, text }: SavedText) => call('addSavedText', { body: { name, text } }),
    onError: (failure, { name }) => toast.error(texts.notBack({ name, message: failure.message })),
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ _id }: SavedText) => call('deleteSavedText', { params: { id: _id } }),
    onMutate: ({ _id }) =>
      patchReads('listSavedTexts', ({ body, total }) => ({
        body: body.filter((one) => one._id !== _id),
        total: total - 1,
      })),
    onError: (failure, saved) => {
      patchReads('listSavedTexts', ({ body, total }) => ({ body: [...body, saved], total: total + 1 }));
      toast.error(texts.notDeleted({ name: saved.name, message: failure.message }));
    },
    onSuccess: (_, saved) =>
      toast.done(texts.deleted({ name: saved.name }), { label: texts.undo, onAction: () => bringBack(saved) }),
  });
  return remove;
}

function Saved({ all }: { all: readonly SavedText[] }) {
  const [open, setOpen] = useState<'new' | SavedText>();
  const remove = useDeletion();
  const add = (
    <Button variant="primary" icon={Plus} disabled={all.length >= MOST_SAVED_TEXTS} onClick={() => setOpen('new')}>
      {texts.add}
    </Button>
  );
  return (
    <div className="stack max-w-[860px] gap-6">
      {all.length > 0 ? (
        <>
          <header className="row wrap between gap-4">
            <p className="soft min-w-0 grow basis-60">{texts.lead}</p>
            {add}
          </header>
          <ul className="stack gap-4">
            {all.map((saved) => (
              <Card key={saved._id} as="li" className="stack gap-3">
                <div className="row items-start">
                  <div className="min-w-0 grow">
                    <h2 className="title break-words" lang={langOf(saved.name)}>
                      {saved.name}
                    </h2>
                    <p className="small muted">{texts.changedOn({ day: dayText(saved.updatedAt) })}</p>
                  </div>
                  <span className="row row-s -mt-2 -mr-2 flex-none gap-0">
                    <Button
                      variant="quiet"
                      size="m"
                      iconOnly
                      icon={Pencil}
                      title={texts.edit}
                      onClick={() => setOpen(saved)}
                    >
                      {texts.editTitle({ name: saved.name })}
                    </Button>
                    <Button
                      variant="quiet"
                      size="m"
                      iconOnly
                      icon={Trash2}
                      title={texts.delete}
                      onClick={() => remove(saved)}
                    >
                      {texts.deleteOf({ name: saved.name })}
                    </Button>
                  </span>
                </div>
                <p className="line-clamp-4 whitespace-pre-line wrap-anywhere" lang={langOf(saved.text)}>
                  {saved.text}
                </p>
              </Card>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState card level={2} picture="mentorship" title={texts.empty} action={add}>
          {texts.lead}
        </EmptyState>
      )}
      {open ? (
        <SavedTextDialog
          key={open === 'new' ? '' : open._id}
          saved={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}
