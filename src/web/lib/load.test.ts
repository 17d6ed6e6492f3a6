import { expect, it } from 'vitest';
import { orErrorPage, orNull } from '#web/lib/load.ts';

const problem = (code: string, status = 404) =>
  Promise.reject(Object.assign(new Error('This job has closed.'), { name: 'Problem', code, status }));

it('turns a problem of the server into the status and sentence of the page', async () => {
  await expect(orErrorPage(problem('GONE', 410))).rejects.toMatchObject({
    data: { code: 'GONE', message: 'This job has closed.' },
    init: { status: 410 },
  });
  await expect(orErrorPage(problem('NOT_FOUND'))).rejects.toMatchObject({ init: { status: 404 } });
});

it('lets through what is no problem of the server', async () => {
  await expect(orErrorPage(Promise.reject(Object.assign(new Error(), { code: 'ECONNRESET' })))).rejects.toMatchObject({
    code: 'ECONNRESET',
  });
  await expect(orErrorPage(Promise.resolve(1))).resolves.toBe(1);
});

it('gives nothing for what is not there, and keeps other problems', async () => {
  await expect(orNull(problem('NOT_FOUND'))).resolves.toBeNull();
  await expect(orNull(problem('GONE'))).resolves.toBeNull();
  await expect(orNull(problem('UNAVAILABLE'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
