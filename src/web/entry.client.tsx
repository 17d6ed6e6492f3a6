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

// After what the page itself loads.
if (import.meta.env.PROD)
  window.addEventListener('load', () => navigator.serviceWorker?.register('/sw.js').catch(() => undefined));
