import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { enquiryTexts } from '#texts/admin-enquiries.ts';
import { useToast } from '#web/components/toasts.tsx';
import { failureMessage } from '#web/lib/form-errors.ts';
import type { Enquiry, EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';
import { showChange, takeBack } from '#web/pages/admin/list/patch-held.ts';

const { actions } = enquiryTexts;

interface Mark {
  row: Pick<Enquiry, '_id' | 'answeredAt' | 'answeredBy'>;
  answered: boolean;
  undoable: boolean;
}

/** Marks as answered or not: shown at once, taken back when refused, and undone for a few seconds. */
export function useAnswering({ list, answer }: EnquiryConfig<never>) {
  const toast = useToast();
  /** Takes the offer to undo the last mark off the screen. */
  const withdrawUndo = useRef<() => void>(undefined);
  const { mutate } = useMutation({
    mutationFn: ({ row, answered }: Mark) => answer(row._id, answered),
    onMutate: ({ row, answered }) => {
      const marked = { answeredAt: answered ? new Date().toISOString() : null, answeredBy: '' };
      showChange([list], row._id, marked);
      return marked;
    },
    onSuccess: (_, { row: { _id }, answered, undoable }, marked) => {
      const undo = {
        label: actions.undo,
        onAction: () => mutate({ row: { _id, ...marked }, answered: !answered, undoable: false }),
      };
      withdrawUndo.current?.();
      withdrawUndo.current = toast.done(answered ? actions.marked : actions.unmarked, undoable ? undo : undefined);
    },
    onError: (failure, { row: { _id, answeredAt, answeredBy } }) => {
      takeBack([list], _id, { answeredAt, answeredBy });
      toast.error(`${actions.markFailed} ${failureMessage(failure)}`.trim());
    },
  });
  return {
    mark: (row: Enquiry, answered: boolean) => mutate({ row, answered, undoable: true }),
    /** A mail is out, or the enquiry is gone: a mark of before is not to be undone any more. */
    settle: () => withdrawUndo.current?.(),
  };
}
