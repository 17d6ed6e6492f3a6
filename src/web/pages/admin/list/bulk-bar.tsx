import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef } from 'react';
import { manyTexts as texts } from '#texts/admin-list.ts';
import { statusTexts } from '#texts/components.ts';
import { Button } from '#web/components/button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { type Status, statusIcon } from '#web/components/status-badge.tsx';
import { countText } from '#web/lib/formats.ts';
import type { Selection } from '#web/lib/use-selection.ts';
import { needsReason } from '#web/pages/admin/list/use-status-change.ts';

interface BulkBarProps<S extends Status> {
  selection: Selection;
  statuses: readonly S[];
  onStatus: (status: S) => void;
  onClear: () => void;
}

/** Number of selected rows and the actions for them; visible while rows are selected. */
export function BulkBar<S extends Status>({ selection, statuses, onStatus, onClear }: BulkBarProps<S>) {
  const bar = useRef<HTMLElement>(null);
  if (selection.ids.length === 0) return null;
  return (
    <section ref={bar} aria-label={texts.bar} className="bulk-bar max-sm:gap-y-1">
      <b className="num" role="status">
        {texts.selected({ count: countText(selection.ids.length) })}
      </b>
      <span className="max-xl:hidden small muted">{texts.hint}</span>
      <span className="ml-auto flex items-center gap-2 max-sm:order-last max-sm:ml-0 max-sm:w-full">
        <Menu
          label={texts.change}
          button={{ variant: 'plain', size: 's', icon: ChevronDown, className: 'max-sm:flex-1' }}
          entries={statuses.map((status) => ({
            label: statusTexts[status],
            icon: statusIcon(status),
            danger: needsReason(status),
            onAction: () => onStatus(status),
          }))}
        />
        {selection.all ? null : (
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              selection.togglePage();
              // This button is removed together with the bar.
              bar.current?.querySelector('button')?.focus();
            }}
          >
            {texts.pickPage}
          </Button>
        )}
      </span>
      <Button size="s" variant="quiet" className="max-sm:ml-auto" onClick={onClear}>
        {texts.clear}
      </Button>
    </section>
  );
}
