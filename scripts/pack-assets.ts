import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKED = /\.(?:js|mjs|css|svg|json|txt|webmanifest)$/;
const ON_EVERY_PAGE = /^(?:entry\.client|shared)-/;
const WORTH_IT = 1_024;

/** Returns the smallest window of Brotli, as a power of two, that holds so many bytes. */
const windowFor = (bytes: number): number =>
  Math.min(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_DEFAULT_WINDOW);

/** Writes a `.br` and a `.gz` beside each asset without them, so that serving one compresses nothing. */
export async function packAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && PACKED.test(entry.name));
  await Promise.all(
    paths.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      if (existsSync(`${path}.br`)) return;
      const content = await readFile(path);
      if (content.length < WORTH_IT) return;
      const params = {
        // 10 of 11 saves 6 % of each download over 9. The last level takes three times as long for another 2 %: only for
        // what every page loads.
        [constants.BROTLI_PARAM_QUALITY]: ON_EVERY_PAGE.test(entry.name) ? 11 : 10,
        // A window that is larger than the file takes longer for nothing.
        [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
      };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
