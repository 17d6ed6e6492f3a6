import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { dayInIndia } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { ownFiles } from '#server/modules/files/public.ts';
import type { Person } from '#server/personal-data.ts';
import { ownDataTexts } from '#texts/exports.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Already compressed. */
const PACKED = /\.(?:jpe?g|png|webp|docx|pdf)$/i;

const readme = (): string => [ownDataTexts.readme, '', ownDataTexts.data, ownDataTexts.files, ''].join('\n');

/**
 * Exports all data stored about the caller as a zip, generated while it is sent: JSON for each kind of row, and the
 * files. Five an hour.
 */
export async function exportAccount(
  { db, files: home, limits, now }: Pick<Deps, 'db' | 'files' | 'limits' | 'now'>,
  caller: Person,
): Promise<Answer<Readable>> {
  await limits.take('exportPerAccount', caller.accountId);
  const files = await ownFiles(db, caller.accountId);

  const mtime = now();
  const zip = new ZipFile();
  const text = (path: string, content: string) => zip.addBuffer(Buffer.from(content), path, { mtime });
  text('readme.txt', readme());
  for (const { exportData } of PERSONAL_DATA)
    for (const [name, rows] of Object.entries(await exportData(db, caller)))
      text(`data/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);

  let current: Readable | undefined;
  const names = new Set<string>();
  for (const { storageKey, originalName, purpose, createdAt } of files) {
    const path = freePath(names, `files/${purpose}`, originalName);
    zip.addReadStreamLazy(path, { mtime: createdAt, compress: !PACKED.test(originalName) }, (give) => {
      home.open(storageKey).then(
        (stream) => {
          current = stream ?? Readable.from([]);
          give(null, current);
        },
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  const body = new PassThrough();
  zip.on('error', (error) => body.destroy(error));
  // Closes the open file when the client stops reading.
  pipeline(zip.outputStream, body, () => current?.destroy());
  zip.end();
  const name = `avsar-${caller.userCode}-${dayInIndia(mtime)}.zip`;
  return {
    body,
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  };
}

/** Makes names of equally named files unique. */
const freePath = (taken: Set<string>, folder: string, name: string): string => {
  const dot = name.lastIndexOf('.');
  for (let copy = 1; ; copy += 1) {
    const numbered = copy === 1 ? name : `${name.slice(0, dot)} (${copy})${name.slice(dot)}`;
    const path = `${folder}/${numbered}`;
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
};
