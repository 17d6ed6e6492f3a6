import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers are made smaller as they go. Bodies that come in packed are not unpacked: nobody sends them but bombs. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['zstd', 'br', 'gzip'],
    // The default is for files that are packed once, and takes a hundred times as long.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
