import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';

const sources = readdirSync(join(PACKAGE_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('texts/compiled/'))
  .map((path) => ({ path: `src/${path}`, text: readFileSync(join(PACKAGE_ROOT, 'src', path), 'utf8') }));

/** Returns each match as `path: what`. */
const places = (what: RegExp, inside = 'src/'): string[] =>
  sources
    .filter(({ path }) => path.startsWith(inside))
    .flatMap(({ path, text }) => [...text.matchAll(what)].map(([found]) => `${path}: ${found}`));

test('every hash, signature and derived key is SHA-256', () => {
  const made = places(/(?:createHash|createHmac|hkdfSync|createSign|pbkdf2\w*)\([^),]*/g, 'src/server/');
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter((one) => !one.endsWith("('sha256'"))).toEqual([]);
});

test('every cipher is AES-256 with GCM', () => {
  const made = places(/create(?:Cipher|Decipher)iv\([^),]*/g);
  expect(made).toHaveLength(2);
  expect(made.filter((one) => !one.endsWith("('aes-256-gcm'"))).toEqual([]);
});

test('nothing that must not be guessed comes from Math.random', () => {
  expect(places(/Math\.random/g, 'src/server/')).toEqual([]);
});

test('no text becomes a program or markup', () => {
  const asCode = /\beval\(|new Function\(|dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML/g;
  expect(places(asCode)).toEqual([]);
});

test('no program is started through a shell', () => {
  expect(places(/\bexec(?:Sync)?\(['"`]|shell:\s*true/g)).toEqual([]);
});

test('a password can be pasted, and filled in by a password manager', () => {
  expect(places(/onPaste|autoComplete=\{autoComplete\}/g, 'src/web/components/password-field')).toEqual([
    'src/web/components/password-field.tsx: autoComplete={autoComplete}',
  ]);
});
