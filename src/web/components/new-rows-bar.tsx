import ArrowUp from 'lucide-react/icons/arrow-up';
import { newRowsTexts as texts } from '#texts/new-rows.ts';
import { Button } from '#web/components/button.tsx';
import { countText } from '#web/lib/formats.ts';

/**
 * Shows above a list how many rows have been added since it was loaded. It takes no room, so the list does not move.
 *
 * @param label names the new rows, for the accessible name after the visible text
 */
export function NewRowsBar({ count, label, onShow }: { count: number; label: string; onShow: () => void }) {
  const show = () => {
    onShow();
    document.querySelector<HTMLElement>('[data-list]')?.focus();
  };
  const text = texts.shown({ count: countText(count) });
  return (
    <div role="status" className="relative z-10 -my-2.5 h-0">
      {count > 0 ? (
        <div className="absolute inset-x-0 top-3 flex -translate-y-1/2 justify-center">
          <Button
            size="s"
            icon={ArrowUp}
            className="border-accent-line bg-accent-wash shadow-sm"
            aria-label={`${text} ${label}`}
            onClick={show}
          >
            {text}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
