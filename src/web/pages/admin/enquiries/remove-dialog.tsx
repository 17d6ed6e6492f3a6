import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { enquiryTexts } from '#texts/admin-enquiries.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, failureMessage } from '#web/lib/api-client.ts';
import { withParams } from '#web/lib/list-params.ts';
import type { Enquiry, EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';

const { actions } = enquiryTexts;

interface RemoveDialogProps {
  config: EnquiryConfig<never>;
  enquiry: Enquiry;
  /** The only row on its page: the previous page is shown afterwards. */
  last: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an enquiry is permanently deleted. */
export function RemoveDialog({ config, enquiry, last, onRemoved, onClose }: RemoveDialogProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const { words } = config;
  const page = Number(search.get('page')) || 1;
  // The page is about to be left, so it is not refetched.
  const leaves = last && page > 1;
  const sentenceOf = (failure: Error) => [words.removeFailed, failureMessage(failure)].filter(Boolean).join(': ');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => config.remove(enquiry._id, { patched: leaves }),
    onSuccess: ({ message }) => {
      onClose();
      onRemoved();
      toast.done(message);
      if (leaves) void navigate(withParams(search, { page: page > 2 ? String(page - 1) : '', open: '' }));
      // The address must not point to the deleted enquiry.
      else if (search.get('open') === enquiry._id) void navigate(withParams(search, { open: '' }), { replace: true });
    },
    onError: (failure) => {
      if (!(failure instanceof CallFailed && failure.status === 404)) return;
      // Already deleted by someone else: there is nothing left to confirm.
      onClose();
      toast.error(sentenceOf(failure));
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle}
      confirmLabel={words.removeConfirm({ name: enquiry.name })}
      busy={isPending}
      busyLabel={actions.removing}
      error={error ? sentenceOf(error) : undefined}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {actions.removeHelp({ name: enquiry.name, email: enquiry.email })}
    </ConfirmDialog>
  );
}
