import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** The pages' own fonts, so that a picture needs no system fonts; the first with a glyph for the character is used. */
const FILES = [
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
];

let opened: Font[] | undefined;
const fonts = (): Font[] => {
  const { resolve } = createRequire(import.meta.url);
  opened ??= FILES.map((file) => create(readFileSync(resolve(file))));
  return opened;
};

interface Piece {
  font: Font;
  text: string;
}

/** Splits the text into runs of one font each. Characters without a glyph are left out. */
const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = pieces.at(-1);
    const font = last?.font.hasGlyphForCodePoint(code)
      ? last.font
      : fonts().find((one) => one.hasGlyphForCodePoint(code));
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else pieces.push({ font, text: letter });
  }
  return pieces;
};

/** Converts a line to outlines that start on the baseline at 0, 0; also returns its width. */
const outline = (text: string, size: number): { paths: string; width: number } => {
  let width = 0;
  let paths = '';
  for (const { font, text: part } of piecesOf(text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const place = `translate(${(width + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)})`;
      paths += `<path transform="${place} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
      width += xAdvance * scale;
    });
  }
  return { paths, width };
};

/** Breaks text into at most this many lines, with an ellipsis for the rest. */
export const linesOf = (
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] => {
  const fits = (line: string): boolean => outline(line, size).width <= width;
  const lines: string[] = [];
  // A picture never shows more text, and measuring it is costly.
  for (const word of text.slice(0, 200).split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  return shown.map((line, at) => {
    if (fits(line) && (at < most - 1 || lines.length <= most)) return line;
    const letters = [...line];
    while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  });
};

/** Draws a line of text as SVG. `bold` strokes the outlines, since the font has one weight. */
export const textSvg = (
  text: string,
  { x, y, size, fill, bold = false }: { x: number; y: number; size: number; fill: string; bold?: boolean },
): string => {
  const { paths } = outline(text, size);
  const stroke = bold ? ` stroke="${fill}" stroke-linejoin="round" stroke-width="72"` : '';
  return `<g transform="translate(${x} ${y})" fill="${fill}"${stroke}>${paths}</g>`;
};
