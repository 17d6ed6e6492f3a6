import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useRef } from 'react';
import { componentTexts } from '#texts/components.ts';
import { completionTexts, type entryTexts } from '#texts/profile-forms.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { useToast } from '#web/components/toasts.tsx';

interface EntryListProps {
  /** A card with several fields, or a single field on one line. */
  look?: 'card' | 'line';
  words: (typeof entryTexts)[keyof typeof entryTexts];
  /** Keys of the entries, in order. */
  entries: readonly { id: string }[];
  onAdd: () => void;
  /** Removes the entry and returns a function that restores it. */
  onRemove: (index: number) => () => void;
  /** Receives the function that closes each Undo offer. */
  onOffer: (close: () => void) => void;
  /** Maximum number of entries. */
  most: number;
  children: (index: number) => ReactNode;
}

/** The entries of a list. One can be removed while there are others, and restored for a few seconds. */
export function EntryList({ look = 'card', words, entries, onAdd, onRemove, onOffer, most, children }: EntryListProps) {
  const toast = useToast();
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    const undo = onRemove(index);
    // The pressed button was removed with its entry.
    addButton.current?.focus();
    onOffer(toast.done(words.removed({ number: index + 1 }), { label: completionTexts.undo, onAction: undo }));
  };
  const removeButton = (index: number, className: string) =>
    entries.length > 1 ? (
      <Button variant="quiet" iconOnly icon={Trash2} className={className} onClick={() => remove(index)}>
        {componentTexts.remove({ what: words.one({ number: index + 1 }) })}
      </Button>
    ) : null;
  return (
    <div className="stack">
      {entries.map(({ id }, index) =>
        look === 'line' ? (
          <div key={id} className="row row-s items-end max-w-[560px]">
            <div className="grow">{children(index)}</div>
            {removeButton(index, '')}
          </div>
        ) : (
          <Card key={id} as="section" aria-label={words.one({ number: index + 1 })} className="stack gap-5">
            <div className="row between min-h-8">
              <h3 className="title">{words.one({ number: index + 1 })}</h3>
              {removeButton(index, '-my-2 -mr-2')}
            </div>
            {children(index)}
          </Card>
        ),
      )}
      {entries.length < most ? (
        <div>
          <Button ref={addButton} icon={Plus} className="max-sm:w-full" onClick={onAdd}>
            {words.add}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
