import { expect, test } from 'vitest';
import { problemOf, readPostedForm, TooLarge } from '#web/lib/posted-form.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/candidate', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('fields and files of a form come apart; a file field without a file is absent', async () => {
  const form = new FormData();
  form.append('firstName', 'Asha');
  form.append('resumeUpload', new File(['%PDF-1.4'], 'cv.pdf'));
  form.append('profilePic', new File([], ''));
  const { values, files } = await readPostedForm(post(form), ['resumeUpload', 'profilePic']);
  expect(values).toEqual({ firstName: 'Asha' });
  expect(Object.keys(files)).toEqual(['resumeUpload']);
  expect(files.resumeUpload?.originalName).toBe('cv.pdf');
  expect(new TextDecoder().decode(files.resumeUpload?.bytes)).toBe('%PDF-1.4');
});

test('a body beyond the bound is refused while it arrives, whatever its length claims', async () => {
  const endless = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  await expect(readPostedForm(post(endless, { 'Content-Type': 'text/plain' }), [])).rejects.toThrow(TooLarge);
});

test('a problem of the server is known by its name; a defect is not one', () => {
  const problem = Object.assign(new Error('Taken.'), {
    name: 'Problem',
    status: 409,
    toBody: () => ({ message: 'Taken.', error: 'Taken.', code: 'EMAIL_TAKEN' }),
  });
  expect(problemOf(problem)?.body.code).toBe('EMAIL_TAKEN');
  expect(problemOf(problem)?.status).toBe(409);
  expect(problemOf(new TypeError('x'))).toBeUndefined();
});
