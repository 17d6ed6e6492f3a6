import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** How a page that is kept is packed: once, so a little longer than what is packed as it goes. */
export const PACKINGS = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 7 }),
};

export type Packing = keyof typeof PACKINGS;

/** The best packing that the browser says it reads. */
export const packingFor = (request: FastifyRequest): Packing | undefined => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((packing) => accepted.includes(packing));
};
