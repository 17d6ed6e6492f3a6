import { type ActionFunctionArgs, useActionData } from 'react-router';
import { LIMITS } from '#contract/rules.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

interface Early {
  email: string;
  /** The chosen role; undefined where there is no choice. */
  as: 'candidate' | 'recruiter' | undefined;
}

/**
 * The action of a sign-in page, for a form submitted before the scripts run, or without them: keeps the address typed
 * and the role chosen, so that the page can say what happened. The password is not read.
 */
export const keepEarly = async ({ request }: Pick<ActionFunctionArgs, 'request'>): Promise<Early> => {
  const typed = await request.formData().catch(() => undefined);
  const email = typed?.get('email');
  const as = typed?.get('as');
  return {
    email: typeof email === 'string' ? email.slice(0, LIMITS.email) : '',
    as: as === 'candidate' || as === 'recruiter' ? as : undefined,
  };
};

/** What was submitted too early. Without scripts nothing, because the form says by itself that it needs them. */
export const useEarly = (): Early | undefined => {
  const answered = useActionData<typeof keepEarly>();
  return useHydrated() ? answered : undefined;
};

/** The role chosen with it, which the server's HTML shows too, so that a second early form does not lose it. */
export const useEarlyRole = (): Early['as'] => useActionData<typeof keepEarly>()?.as;
