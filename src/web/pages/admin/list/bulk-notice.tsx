import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { manyTexts as texts } from '#texts/admin-list.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { timeText } from '#web/lib/formats.ts';
import type { BulkResult } from '#web/pages/admin/list/bulk-results.ts';

interface BulkNoticeProps {
  result: BulkResult;
  onUndo: (batchId: string) => Promise<void>;
  onClose: () => void;
}

/** Result of a bulk change: failures with their reasons, and Undo while it is possible. Takes the focus. */
export function BulkNotice({ result, onUndo, onClose }: BulkNoticeProps) {
  const { message, same, refused, undo } = result;
  const { mutate, isPending, error } = useMutation({ mutationFn: (batchId: string) => onUndo(batchId) });
  const open = useStillOpen(undo?.until);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus, since its trigger is gone
  useEffect(() => {
    box.current?.focus();
  }, [result]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-3">
      <Notice tone={refused.length > 0 ? 'amber' : 'green'} live="status" title={message} onClose={onClose}>
        {same > 0 ? texts.same({ count: same }) : null}
        {refused.length > 0 ? (
          <>
            <p className="mt-1">{texts.refused({ count: refused.length })}</p>
            <ul className="mt-1 list-disc pl-5">
              {refused.map(({ whom, why }) => (
                <li key={whom} className="wrap-anywhere">
                  {texts.line({ whom, why })}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {error ? <p className="mt-1 font-[560] text-red">{messageOf(error) || texts.undoFailed}</p> : null}
        {undo && open ? (
          <div className="row row-s mt-3 flex-wrap">
            <Button size="m" busy={isPending} busyLabel={texts.undoing} onClick={() => mutate(undo.batchId)}>
              {texts.undo}
            </Button>
            <span className="small soft num">{texts.until({ time: timeText(new Date(undo.until)) })}</span>
          </div>
        ) : null}
      </Notice>
    </div>
  );
}

/** Whether that time is still in the future. */
function useStillOpen(until: number | undefined): boolean {
  const [, rest] = useState(0);
  const left = until === undefined ? 0 : until - Date.now();
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => rest((at) => at + 1), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return left > 0;
}
