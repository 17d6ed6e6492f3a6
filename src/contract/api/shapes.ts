import { z } from 'zod';
import { Id, Paging } from '#contract/values.ts';

export interface Shapes {
  /** One line on what the call does, for the API's own page. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  output: z.ZodType;
}

export const byId = z.object({ id: Id });
export const none = z.object({});
export const paging = z.object(Paging);
