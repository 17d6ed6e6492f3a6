// Compiled from src/texts/ta/files.json by `npm run texts`: edit that file, not this one.
import * as english from '../en/files.ts';
import { type Value } from './message.ts';

export const fileTexts = {
  choose: 'ஃபைலைத் தேர்ந்தெடு',
  orDrop: ' அல்லது இங்கே இழுத்து விடுங்கள்',
  allowed: ({ kinds, megabytes }: { kinds: Value; megabytes: Value }) => `${kinds}, ${megabytes} MB வரை`,
  refusedKind: ({ kinds }: { kinds: Value }) => `இந்த வகை ஃபைலைச் சேர்க்க முடியாது. ${kinds} ஃபைலைத் தேர்ந்தெடுங்கள்.`,
  oneOf: ({ others, last }: { others: Value; last: Value }) => `${others} அல்லது ${last}`,
  kilobytes: ({ count }: { count: Value }) => `${count} kB`,
  megabytes: ({ count }: { count: Value }) => `${count} MB`,
  refusedSize: ({ actual, megabytes }: { actual: Value; megabytes: Value }) => `இந்த ஃபைல் ${actual}. ${megabytes} MB வரை உள்ள ஃபைலைத் தேர்ந்தெடுங்கள்.`,
  refusedEmpty: 'இந்த ஃபைல் காலியாக இருக்கிறது. வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  failed: 'அப்லோடு ஆகவில்லை. மீண்டும் முயலுங்கள்.',
  retry: 'மீண்டும் முயல்க',
  cancel: 'வேண்டாம்',
  remove: 'நீக்கு',
  progress: ({ name }: { name: Value }) => `அப்லோடு ஆகிறது: ${name}`,
};

export const previewTexts = english.previewTexts;
