import { type ActionFunctionArgs, useActionData } from 'react-router';
import { LIMITS } from '#contract/rules.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/**
 * The action of a sign-in page, for a form submitted before the scripts run, or without them: keeps the address typed,
 * so that the page can say what happened. The password is not read.
 */
export const keepEarly = async ({ request }: Pick<ActionFunctionArgs, 'request'>): Promise<{ email: string }> => {
  const typed = await request.formData().catch(() => undefined);
  const email = typed?.get('email');
  return { email: typeof email === 'string' ? email.slice(0, LIMITS.email) : '' };
};

/** What was submitted too early. Without scripts nothing, because the form says by itself that it needs them. */
export const useEarly = (): { email: string } | undefined => {
  const answered = useActionData<typeof keepEarly>();
  return useHydrated() ? answered : undefined;
};
