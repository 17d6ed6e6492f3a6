import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** The fragment that carries a typed email address to the next form; it is never sent to a server. */
export const emailHash = (email: string): string => (email ? `#${new URLSearchParams({ email })}` : '');

/** The email address carried over in the fragment; undefined during server rendering. */
export const useCarriedEmail = (): string | undefined => {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  return (hydrated && new URLSearchParams(hash.slice(1)).get('email')) || undefined;
};

/** The email address in a form, as typed so far. */
export const typedEmail = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>('[name="email"]')?.value.trim() ?? '';

/**
 * Fills a known email address into a form whose field is still empty. Not a default value: only the browser knows it,
 * and the page was rendered without it.
 */
export function useFilledEmail(form: RefObject<HTMLFormElement | null>, known: string | undefined): void {
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name="email"]');
    if (field && known && field.value === '') field.value = known;
  }, [form, known]);
}
