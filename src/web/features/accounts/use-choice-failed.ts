import { componentTexts } from '#texts/components.ts';
import { useToast } from '#web/components/toasts.tsx';

let closeLast = (): void => undefined;

/** Returns what says that a language was not chosen, and offers to try again. It replaces what it said before. */
export function useChoiceFailed() {
  const toast = useToast();
  return (message: string, onAction: () => void): void => {
    closeLast();
    closeLast = toast.error(message, { label: componentTexts.retry, onAction });
  };
}
