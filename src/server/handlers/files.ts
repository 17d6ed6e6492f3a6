import type { fileRoutes } from '#contract/routes/files.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { openFile } from '#server/modules/files/public.ts';

export const fileHandlers: Handlers<typeof fileRoutes> = {
  openFile: ({ params, query }, { deps }) => openFile(deps, { ...params, ...query }),
};
