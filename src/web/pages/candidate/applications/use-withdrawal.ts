import { startTransition, useOptimistic } from 'react';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { useToast } from '#web/components/toasts.tsx';
import { learnWithdrawn } from '#web/jobs/use-applied.ts';
import { call } from '#web/lib/api-client.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { useReload } from '#web/pages/candidate/opened.ts';

/** A withdrawal stands at once, and is taken back with a message when the server refuses it. */
export function useWithdrawal(): {
  /** The application as it stands on screen. */
  seen: (application: Application) => Application;
  withdraw: (application: Application, reason: string) => void;
} {
  const [withdrawn, add] = useOptimistic<readonly string[], string>([], (ids, id) => [...ids, id]);
  const reload = useReload();
  const toast = useToast();
  const withdraw = ({ _id, jobTitle, jobPostId, version }: Application, reason: string) =>
    startTransition(async () => {
      add(_id);
      try {
        await call('setApplicationStatus', { params: { id: _id }, version, body: { status: 'withdrawn', reason } });
        learnWithdrawn({ jobPostId });
        toast.done(texts.withdrawn({ title: jobTitle }));
        await reload();
      } catch (failure) {
        toast.error(
          texts.withdrawFailed({ title: jobTitle, message: failure instanceof Error ? failure.message : '' }),
        );
      }
    });
  const seen = (application: Application): Application =>
    withdrawn.includes(application._id) ? { ...application, status: 'withdrawn' } : application;
  return { seen, withdraw };
}
