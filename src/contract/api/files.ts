import { z } from 'zod';
import type { fileRoutes } from '#contract/routes/files.ts';
import type { Shapes } from './shapes.ts';

export const fileApi = {
  openFile: {
    summary: 'Get a file',
    params: z.object({ name: z.string().max(100) }),
    query: z.object({
      applicationId: z.string().max(60).optional(),
      expires: z.string().max(20).optional(),
      session: z.string().max(60).optional(),
      signature: z.string().max(100).optional(),
      download: z.string().max(5).optional(),
    }),
    output: z.unknown(),
  },
} as const satisfies Record<keyof typeof fileRoutes, Shapes>;
