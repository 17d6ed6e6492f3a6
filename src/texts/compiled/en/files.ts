// Compiled from src/texts/en/files.json by `npm run texts`: edit that file, not this one.
import { type Value } from './message.ts';

export const fileTexts = {
  choose: 'Choose a file',
  orDrop: ' or drop it here',
  allowed: ({ kinds, megabytes }: { kinds: Value; megabytes: Value }) => `${kinds}, up to ${megabytes} MB`,
  refusedKind: ({ kinds }: { kinds: Value }) => `This type of file isn’t allowed. Choose ${kinds}.`,
  oneOf: ({ others, last }: { others: Value; last: Value }) => `${others} or ${last}`,
  kilobytes: ({ count }: { count: Value }) => `${count} kB`,
  megabytes: ({ count }: { count: Value }) => `${count} MB`,
  refusedSize: ({ actual, megabytes }: { actual: Value; megabytes: Value }) => `This file is ${actual}. Choose a file of up to ${megabytes} MB.`,
  refusedEmpty: 'This file is empty. Choose another one.',
  failed: 'The upload failed. Please try again.',
  retry: 'Try again',
  cancel: 'Cancel',
  remove: 'Remove',
  progress: ({ name }: { name: Value }) => `Uploading ${name}`,
};

export const previewTexts = {
  pdfFailed: 'Error loading the PDF. Please check the file path.',
  page: ({ page, pages }: { page: Value; pages: Value }) => `Page ${page} of ${pages}`,
  download: 'Download',
  smaller: 'Zoom out',
  larger: 'Zoom in',
  cannotShow: 'We can’t show this type of file here.',
  cannotShowHelp: 'Download it to open it on your device.',
};
