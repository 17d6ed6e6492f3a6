import ArrowUp from 'lucide-react/icons/arrow-up';
import { newRowsTexts as texts } from '#texts/new-rows.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { countText } from '#web/lib/formats.ts';

interface NewRowsBarProps {
  count: number;
  /** Names the new rows, for the accessible name after the visible text. */
  label: string;
  onShow: () => void;
  /** Floats over the gap above a list of cards, on phones beside the title; its container is positioned. */
  floating?: boolean;
}

/** Shows above a list how many rows have been added since it was loaded. It takes no room, so the list does not move. */
export function NewRowsBar({ count, label, onShow, floating = false }: NewRowsBarProps) {
  const show = () => {
    onShow();
    document.querySelector<HTMLElement>('[data-list]')?.focus();
  };
  const text = texts.shown({ count: countText(count) });
  return (
    <div role="status" className={floating ? 'absolute inset-x-0 z-10' : 'relative z-10 -my-2.5 h-0'}>
      {count > 0 ? (
        <div
          className={classNames(
            'absolute inset-x-0 flex -translate-y-1/2 justify-center',
            floating ? '-top-3 max-sm:justify-end' : 'top-3',
          )}
        >
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
