import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { readFile } from '#web/lib/read-file.ts';
import type { Candidate } from '#web/pages/candidate/profile/profile-queries.ts';

/** The own resume. Its address holds for a quarter of an hour; a page that stood open longer asks for a new one. */
export async function readResume({ _id, resumePath }: Candidate, signal: AbortSignal): Promise<Blob> {
  const known = fileAddress(resumePath);
  if (known) {
    const file = await readFile(known, signal).catch(() => undefined);
    if (file) return file;
  }
  const { resumePath: fresh } = await call('getCandidate', { params: { id: _id } }, { signal });
  const address = fileAddress(fresh);
  if (!address) throw new Error('There is no resume.');
  return readFile(address, signal);
}
