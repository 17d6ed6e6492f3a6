import { pages } from '#server/plugins/pages.ts';
import { startPortal } from '#server/portal.ts';

await startPortal({ pages });
