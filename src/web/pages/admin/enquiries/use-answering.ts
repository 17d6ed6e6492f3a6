import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { enquiryTexts } from '#texts/admin-enquiries.ts';
import { useToast } from '#web/components/toasts.tsx';
import { failureMessage } from '#web/lib/form-errors.ts';
import type { Enquiry, EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';

const { actions } = enquiryTexts;

/** Marks as answered or not: shown at once, taken back when refused, and undone for a few seconds. */
export function useAnswering({ answer }: EnquiryConfig) {
  const [shown, setShown] = useState<Readonly<Record<string, boolean>>>({});
  const toast = useToast();
  /** Takes the offer to undo the last mark off the screen. */
  const withdrawUndo = useRef<() => void>(undefined);
  const { revalidate } = useRevalidator();
  const forget = (id: string) => setShown(({ [id]: _, ...others }) => others);

  const mark = async (id: string, answered: boolean, undoable = true): Promise<void> => {
    setShown((before) => ({ ...before, [id]: answered }));
    try {
      await answer(id, answered);
      const undo = { label: actions.undo, onAction: () => void mark(id, !answered, false) };
      withdrawUndo.current?.();
      withdrawUndo.current = toast.done(answered ? actions.marked : actions.unmarked, undoable ? undo : undefined);
      await revalidate();
      // After the new list, which React draws as a transition too: the old state must not flash up in between.
      startTransition(() => forget(id));
    } catch (failure) {
      forget(id);
      toast.error(`${actions.markFailed} ${failureMessage(failure)}`.trim());
    }
  };
  return {
    isAnswered: ({ _id, answeredAt }: Enquiry): boolean => shown[_id] ?? answeredAt !== null,
    mark: (id: string, answered: boolean) => void mark(id, answered),
    /** A mail is out, or the enquiry is gone: a mark of before is not to be undone any more. */
    settle: () => withdrawUndo.current?.(),
  };
}
