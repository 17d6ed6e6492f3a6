import { expect, it } from 'vitest';
import { ifThere, loaded } from '#web/lib/load.ts';

const problem = (code: string, status = 404) =>
  Promise.reject(Object.assign(new Error('This job has closed.'), { name: 'Problem', code, status }));

it('turns a problem of the server into the status and sentence of the page', async () => {
  await expect(loaded(problem('GONE', 410))).rejects.toMatchObject({
    data: { code: 'GONE', message: 'This job has closed.' },
    init: { status: 410 },
  });
  await expect(loaded(problem('NOT_FOUND'))).rejects.toMatchObject({ init: { status: 404 } });
});

it('lets through what is no problem of the server', async () => {
  await expect(loaded(Promise.reject(Object.assign(new Error(), { code: 'ECONNRESET' })))).rejects.toMatchObject({
    code: 'ECONNRESET',
  });
  await expect(loaded(Promise.resolve(1))).resolves.toBe(1);
});

it('gives nothing for what is not there, and keeps other problems', async () => {
  await expect(ifThere(problem('NOT_FOUND'))).resolves.toBeNull();
  await expect(ifThere(problem('GONE'))).resolves.toBeNull();
  await expect(ifThere(problem('UNAVAILABLE'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
