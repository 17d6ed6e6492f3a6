import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { RESUME_LOOKS } from '#contract/resume-looks.ts';
import { expect, test } from '#tests/support/journey.ts';
import { makeCandidate, send } from '#tests/support/journey-portal.ts';

const { resolve } = createRequire(import.meta.url);
const FONT = '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf';

/** Conjuncts, a reph, vowel signs placed before their consonant, a half letter, and Latin text in between. */
const SUMMARY = 'विद्यार्थियों को गणित, 3 वर्ष का अनुभव; क्षेत्रीय कार्यकर्ता, ज्ञान व श्रम. B.Com';

/** The same letters without joining: the output of a renderer without text shaping. */
const UNSHAPED = SUMMARY.replaceAll(/(?<=\p{Script=Devanagari})(?=\p{Script=Devanagari})/gu, '\u200C');

interface Ink {
  width: number;
  height: number;
  /** One value per pixel of the ink's bounding box, row by row: 1 is ink. */
  dots: number[];
}

/** Pixels per point; high enough that the thinnest stroke is wider than one pixel. */
const SCALE = 4;
const SIZE = RESUME_LOOKS.classic.size;

/** Loads the drawing code into an empty page: the font for Chromium, and the PDF reader. */
const openEasel = async (page: Page): Promise<void> => {
  const font = await readFile(resolve(FONT));
  await page.route('**/easel/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.mjs'))
      return route.fulfill({
        contentType: 'text/javascript',
        body: await readFile(resolve(`pdfjs-dist/legacy/build/${pathname.split('/').at(-1)}`)),
      });
    if (pathname.endsWith('.ttf')) return route.fulfill({ contentType: 'font/ttf', body: font });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Easel</title><style>@font-face { font-family: Print; src: url(font.ttf); }</style>
        <script type="module">
          import * as pdf from './pdf.mjs';
          pdf.GlobalWorkerOptions.workerSrc = './pdf.worker.min.mjs';
          window.inkOf = (canvas, from, to) => {
            const { data, width } = canvas.getContext('2d').getImageData(0, from, canvas.width, to - from);
            const dark = (at) => data[at * 4] < 128;
            const rows = []; const columns = [];
            for (let y = 0; y < to - from; y++) for (let x = 0; x < width; x++) if (dark(y * width + x)) { rows.push(y); columns.push(x); }
            const edge = (all, pick) => all.reduce((a, b) => pick(a, b), all[0] ?? 0);
            const [top, bottom, left, right] = [edge(rows, Math.min), edge(rows, Math.max), edge(columns, Math.min), edge(columns, Math.max)];
            const dots = [];
            for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) dots.push(dark(y * width + x) ? 1 : 0);
            return { width: right - left + 1, height: bottom - top + 1, dots };
          };
          window.pdf = pdf;
          document.title = 'Ready';
        </script>`,
    });
  });
  await page.goto('/easel/');
  await expect(page).toHaveTitle('Ready');
};

/** Returns the line below the heading, as rendered from the PDF. */
const inkOfPdf = (page: Page, bytes: Buffer, size: { scale: number; heading: string }): Promise<Ink> =>
  page.evaluate(
    async ({ data, scale, heading }) => {
      const easel = window as unknown as { pdf: typeof import('pdfjs-dist'); inkOf: InkOf };
      const document_ = await easel.pdf.getDocument({ data: Uint8Array.from(atob(data), (c) => c.charCodeAt(0)) })
        .promise;
      const sheet = await document_.getPage(1);
      const viewport = sheet.getViewport({ scale });
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: viewport.width, height: viewport.height });
      await sheet.render({ canvas, viewport }).promise;
      const { items } = await sheet.getTextContent();
      const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
      const at = lines.findIndex(({ str }) => str === heading);
      const [, , , , , y] = lines[at + 1]?.transform ?? [];
      const baseline = viewport.height - Number(y) * scale;
      return easel.inkOf(canvas, Math.round(baseline - 12 * scale), Math.round(baseline + 5 * scale));
    },
    { data: bytes.toString('base64'), ...size },
  );

type InkOf = (canvas: HTMLCanvasElement, from: number, to: number) => Ink;

/** Returns a line as Chromium renders it with the same font and size. */
const inkOfText = (page: Page, text: string, pixels: number): Promise<Ink> =>
  page.evaluate(
    async ({ line, size }) => {
      const easel = window as unknown as { inkOf: InkOf };
      await document.fonts.load(`${size}px Print`, line);
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: size * 80, height: size * 3 });
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('This browser cannot draw.');
      brush.fillStyle = 'white';
      brush.fillRect(0, 0, canvas.width, canvas.height);
      brush.fillStyle = 'black';
      brush.textRendering = 'geometricPrecision';
      brush.font = `${size}px Print`;
      brush.fillText(line, 10, size * 2);
      return easel.inkOf(canvas, 0, canvas.height);
    },
    { line: text, size: pixels },
  );

/** Returns the share of both inks that overlaps, with a tolerance of one pixel. */
const agreement = (one: Ink, other: Ink): number => {
  const covered = (ink: Ink, by: Ink): [number, number] => {
    let [all, hit] = [0, 0];
    for (const [at, dot] of ink.dots.entries()) {
      if (!dot) continue;
      all += 1;
      const [x, y] = [at % ink.width, Math.floor(at / ink.width)];
      const near = [-1, 0, 1].some((down) =>
        [-1, 0, 1].some((across) => {
          const column = x + across;
          return column >= 0 && column < by.width && by.dots[(y + down) * by.width + column] === 1;
        }),
      );
      if (near) hit += 1;
    }
    return [hit, all];
  };
  const [a, b] = [covered(one, other), covered(other, one)];
  return (a[0] + b[0]) / (a[1] + b[1]);
};

test('Hindi in the PDF looks as the browser sets it, letter by letter', async ({ page }) => {
  const { token } = await makeCandidate();
  const answer = await send('buildResume', {
    token,
    body: { template: 'classic', sections: ['summary'], summary: SUMMARY, format: 'pdf' },
  });
  expect(answer.status).toBe(200);
  await openEasel(page);
  const printed = await inkOfPdf(page, Buffer.from(await answer.arrayBuffer()), { scale: SCALE, heading: 'Summary' });
  const drawn = await inkOfText(page, SUMMARY, SIZE * SCALE);
  expect(Math.abs(printed.width - drawn.width)).toBeLessThanOrEqual(4);
  expect(Math.abs(printed.height - drawn.height)).toBeLessThanOrEqual(2);
  expect(agreement(printed, drawn)).toBeGreaterThan(0.95);
  // Proves that the comparison works: unjoined letters agree far less.
  const unshaped = await inkOfText(page, UNSHAPED, SIZE * SCALE);
  expect(agreement(printed, unshaped)).toBeLessThan(0.7);
});
