import { startPortal } from '#server/portal.ts';
import { pages } from '#server/plugins/pages.ts';

await startPortal({ pages });
