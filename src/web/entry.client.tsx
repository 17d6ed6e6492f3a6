import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// After what the page itself loads. Where there is none, or not now, the page does without.
if (import.meta.env.PROD) window.onload = () => navigator.serviceWorker?.register('/sw.js').catch(() => {});
