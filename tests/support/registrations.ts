import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { CallInput } from '#contract/api.ts';
import type { Upload } from '#contract/values.ts';
import { pdfDocument } from '#tests/support/documents.ts';

/** Long enough for administrators, and not on the list of common passwords. */
export const PASSWORD = 'Neem tree, 7 lamps';

const newEmail = (who: string): string => `${who}.${randomUUID().slice(0, 8)}@example.in`;

/** Returns the completed candidate form as submitted, with a new address each time. */
export const candidateForm = (changes: Partial<CallInput<'registerCandidate'>['body'] & object> = {}) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: newEmail('asha'),
  phone: '+91 98765 43210',
  gender: 'female',
  applyFor: 'Job',
  dob: '2001-04-05',
  address: '12 MG Road, Pune',
  password: PASSWORD,
  ...changes,
});

export const recruiterForm = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Vikram',
  lastName: 'Shah',
  email: newEmail('vikram'),
  phone: '',
  companyName: 'Kaveri Software',
  city: 'Pune',
  password: PASSWORD,
  ...changes,
});

export const aPicture = async (): Promise<Upload> => ({
  originalName: 'me.png',
  bytes: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#e8a020' } })
    .png()
    .toBuffer(),
});

export const aResume = (): Upload => ({ originalName: 'cv.pdf', bytes: pdfDocument() });
