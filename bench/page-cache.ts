import { request } from 'node:http';
import { startPortalProcess } from '#tests/support/portal.ts';

/**
 * How many pages a second come out of the cache, against pages that must be
 * rendered, in one run on one portal with demo data. Run it again with
 * `npm run build && npm run bench`; the ratio counts, not the figures.
 */
const CACHED = 3_000;
const RENDERED = 150;
const AT_ONCE = 8;

const get = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });

/** Requests a second, when so many are under way at once. */
const rate = async (count: number, address: (number: number) => string): Promise<number> => {
  let next = 0;
  const began = performance.now();
  const worker = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) await get(address(number));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (count * 1_000) / (performance.now() - began);
};

const portal = await startPortalProcess({ DEMO_DATA: 'on' });
try {
  // Both kinds once, so that neither pays for the first steps.
  await rate(20, (number) => `${portal.url}/jobs?skills=warm${number}`);
  await rate(20, () => `${portal.url}/jobs`);
  const rendered = await rate(RENDERED, (number) => `${portal.url}/jobs?location=${number}`);
  const cached = await rate(CACHED, () => `${portal.url}/jobs`);
  console.log(
    `rendered ${rendered.toFixed(0)}/s, cached ${cached.toFixed(0)}/s, ratio ${(cached / rendered).toFixed(1)}`,
  );
} finally {
  await portal.stop();
}
