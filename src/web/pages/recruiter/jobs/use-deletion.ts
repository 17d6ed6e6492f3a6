import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { jobsTexts as texts } from '#texts/recruiter.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call, wasOvertaken } from '#web/lib/api-client.ts';
import { failureMessage } from '#web/lib/form-errors.ts';
import { listParams } from '#web/pages/recruiter/addresses.ts';

/** Deletes an own job after the question; the list that follows is without it. */
export function useDeletion({ _id: id, version }: { _id: string; version?: number | undefined }) {
  const [asked, ask] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

  const deleteJob = async () => {
    ask(false);
    setDeleting(true);
    setFailure(undefined);
    try {
      await call('deleteJob', { params: { id }, version });
    } catch (error) {
      const said = failureMessage(error);
      const sentence = said ? `${texts.deleteFailed}. ${said}` : texts.deleteFailed;
      // A job that is gone takes its details off the screen, and the reason with them.
      if (wasOvertaken(error)) toast.error(sentence);
      else setFailure(sentence);
      setDeleting(false);
      return;
    }
    toast.done(texts.deleted);
    await navigate({ search: listParams(search) }, { replace: true, preventScrollReset: true });
  };
  return { asked, ask, deleting, failure, confirm: () => void deleteJob() };
}
