import { useMutation } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useRef, useState } from 'react';
import type { BulkChanged } from '#contract/bulk.ts';
import { adminTexts } from '#texts/admin.ts';
import { manyTexts as texts } from '#texts/admin-list.ts';
import { statusTexts } from '#texts/components.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Menu } from '#web/components/menu.tsx';
import { type Status, statusIcon } from '#web/components/status-badge.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { dropDraft } from '#web/lib/drafts.ts';
import { countText } from '#web/lib/formats.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import type { Selection } from '#web/lib/use-selection.ts';
import { needsReason } from '#web/pages/admin/list/use-status-change.ts';

/** Changes many rows of a list in one request. */
export interface BulkSaving<S extends string> {
  /** The list's name, the key under which its last result is kept. */
  list: string;
  statuses: readonly S[];
  /** As "3 candidates". */
  named: (count: number) => string;
  /** Sends `headers` along, so that a retry after a lost response has no second effect. */
  save: (
    change: { ids: string[]; status: S; reason: string },
    headers: Readonly<Record<string, string>>,
  ) => Promise<BulkChanged>;
}

/** One selected row, with the name to show. */
interface Chosen<S extends string> {
  id: string;
  whom: string;
  alone?: boolean;
  /** A job whose recruiter has deleted the account. */
  left?: boolean;
  /** The code of a job's recruiter, if it has one. */
  recruiter?: string | undefined;
  before: S;
  blocked: boolean;
}

interface BulkDialogProps<S extends Status> {
  saving: BulkSaving<S>;
  status: S;
  kind: 'account' | 'job';
  chosen: readonly Chosen<S>[];
  concerns?: ((ids: readonly string[], undoable: boolean) => ReactNode) | undefined;
  onDone: (done: BulkChanged, asked: BulkDialogProps<S>['chosen']) => void;
  onClose: () => void;
}

/** Number of recruiters that a change tells: not of a job that keeps its status or stays blocked. */
export const countTold = <S extends string>(chosen: readonly Chosen<S>[], status: S): number =>
  new Set(
    chosen
      .filter(({ before, blocked }) => before !== status && !(blocked && needsReason(status)))
      .flatMap(({ recruiter }) => (recruiter ? [recruiter] : [])),
  ).size;

/** Number of names listed before "and 7 more", unless more blocks end. */
const NAMED = 6;

/**
 * Asks for confirmation before a bulk change: how many rows and which, and the reason for a block. The reason survives
 * any failure.
 */
export function BulkDialog<S extends Status>({
  saving,
  status,
  kind,
  chosen,
  concerns,
  onDone,
  onClose,
}: BulkDialogProps<S>) {
  // The selection may change while the dialog is open; its targets do not.
  const [asked] = useState(chosen);
  const headersFor = useRequestKey();
  const what = saving.named(asked.length);
  const blocks = needsReason(status);
  const help = texts.help[kind];
  // Jobs without a recruiter.
  const alone = asked.every((one) => one.alone);
  const told = countTold(asked, status);
  const freed = blocks ? [] : asked.filter((one) => one.blocked);
  const left = asked.filter((one) => one.left).length;
  const named = Math.max(NAMED, freed.length);
  const listed = [...freed, ...asked.filter((one) => !freed.includes(one))];
  const { reasonHint, jobReasonHint, jobReasonHintAlone } = adminTexts.statusChange;
  const hint = kind === 'account' ? reasonHint : alone ? jobReasonHintAlone : jobReasonHint;
  const keptAs = `many-reason-${saving.list}`;

  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => {
      const change = { ids: asked.map(({ id }) => id), status, reason };
      return saving.save(change, headersFor(change));
    },
    onSuccess: (done) => {
      dropDraft(keptAs);
      onDone(done, asked);
    },
  });
  return (
    <ConfirmDialog
      title={texts.question({ status, label: statusTexts[status], what })}
      confirmLabel={texts.confirm({ status, label: statusTexts[status], what })}
      tone={blocks ? 'danger' : 'plain'}
      busy={isPending}
      busyLabel={texts.busy}
      error={error ? messageOf(error) || texts.failed : undefined}
      reason={
        blocks
          ? {
              label: adminTexts.statusChange.reason,
              hint,
              required: adminTexts.statusChange.reasonMissing,
              keptAs,
            }
          : undefined
      }
      onConfirm={mutate}
      onClose={onClose}
    >
      <div className="stack stack-s">
        {freed.length > 0 ? <p className="notice notice-amber">{texts.unblocks({ count: freed.length })}</p> : null}
        <ul className="list-disc pl-5">
          {listed.slice(0, named).map(({ id, whom, blocked }) => (
            <li key={id} className="wrap-anywhere">
              {whom}
              {blocked && !blocks ? ` · ${texts.blocked}` : ''}
            </li>
          ))}
          {asked.length > named ? <li>{texts.more({ count: countText(asked.length - named) })}</li> : null}
        </ul>
        {blocks ? <p>{status === 'Block' ? help.Block : help['Black List']}</p> : null}
        {blocks && left > 0 ? <p>{texts.neverActive({ count: left })}</p> : null}
        {blocks
          ? concerns?.(
              asked.filter((one) => !one.blocked).map(({ id }) => id),
              true,
            )
          : null}
        <p>
          {kind === 'account' ? `${texts.mailed} ` : told > 0 ? `${texts.recruitersTold({ count: told })} ` : ''}
          {texts.canUndo}
        </p>
      </div>
    </ConfirmDialog>
  );
}

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
