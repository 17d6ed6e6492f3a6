import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { jobsTexts as texts } from '#texts/recruiter.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { saidBy } from '#web/lib/form-errors.ts';
import { listPart } from '#web/pages/recruiter/dashboard-address.ts';

/** Deletes an own job after the question; the list that follows is without it. */
export function useDeletion(id: string) {
  const [asked, ask] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  const deleteJob = async () => {
    ask(false);
    setDeleting(true);
    setFailure(undefined);
    try {
      await call('deleteJob', { params: { id } });
    } catch (error) {
      const said = saidBy(error);
      setFailure(said ? `${texts.deleteFailed}. ${said}` : texts.deleteFailed);
      setDeleting(false);
      return;
    }
    toast.done(texts.deleted);
    // The address first, to its end: it still names the job, which is gone.
    await navigate({ search: listPart(search) }, { replace: true, preventScrollReset: true });
    await revalidate();
  };
  return { asked, ask, deleting, failure, confirm: () => void deleteJob() };
}
