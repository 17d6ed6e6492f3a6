import { type FunctionComponent, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { componentTexts } from '#texts/components.ts';
import { browserProblemTexts } from '#texts/problems.ts';
import { useToast } from '#web/components/toasts.tsx';

interface Opened {
  onClose: () => void;
}

/**
 * A part whose scripts load when it is opened. If they cannot be loaded, it closes with a message and the page stays;
 * opened again, it tries again.
 */
export function openedPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  fallback?: ReactNode,
): FunctionComponent<Props & Opened> {
  const prepare = () =>
    lazy<FunctionComponent<Props & Opened>>(async () => {
      try {
        // Chromium never requests a script again that it failed to load, so none is requested offline.
        if (import.meta.env.SSR || navigator.onLine) return { default: await load() };
      } catch {}
      part = prepare();
      return { default: NotLoaded };
    });
  let part = prepare();
  return (props) => {
    const Part = part;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function NotLoaded({ onClose }: Opened) {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often it renders before it is closed, because to close can mean to go back
  useEffect(() => {
    onClose();
    const reload = { label: componentTexts.retry, onAction: () => window.location.reload() };
    // Offline, a reload would lose the page.
    toast.error(browserProblemTexts.NETWORK, navigator.onLine ? reload : undefined);
  }, []);
  return null;
}
