/** PDFKit's internal state of an embedded font, which its types lack. */
interface EmbeddedFont {
  layout: (text: string, features?: unknown) => { glyphs: readonly Glyph[]; positions: readonly Position[] };
  encode: (text: string, features?: unknown) => [glyphs: string[], positions: unknown[]];
  /** The glyphs in the document; each one's index is its number there. */
  subset: { includeGlyph: (id: number) => number; glyphs: number[] };
  scale: number;
  widths: number[];
  /** The text of each, for copying and searching. */
  unicode: (readonly number[])[];
}
/** In thousandths of the font size. */
interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  /** The glyph's width as recorded in the document. */
  advanceWidth: number;
}
interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: readonly number[];
}

const REORDERED = /\p{Script=Devanagari}/u;
const done = new WeakSet<EmbeddedFont>();

/** Distributes the letters of a word over its glyphs in spelling order; glyphs beyond that get no text. */
const lettersOf = (word: string, glyphs: number): number[][] => {
  const letters = [...word].map((letter) => letter.codePointAt(0) ?? 0);
  const upTo = (at: number): number => (glyphs > letters.length ? at : Math.floor((at * letters.length) / glyphs));
  const ZERO_WIDTH_SPACE = 0x200b;
  return Array.from({ length: glyphs }, (_, at) => {
    const own = letters.slice(upTo(at), upTo(at + 1));
    return own.length > 0 ? own : [ZERO_WIDTH_SPACE];
  });
};

/**
 * Converts a glyph's shift back along the line into extra width: the previous glyph ends earlier by that much, and no
 * jump remains. A glyph shifted forward only begins later.
 */
const movedBack = (positions: Position[], at: number): number => {
  const [before, own] = [positions[at - 1], positions[at]];
  if (!before || !own || own.xOffset === 0 || own.yOffset !== 0) return 0;
  const wider = Math.max(0, -own.xOffset);
  before.xAdvance += own.xOffset;
  own.xAdvance -= own.xOffset;
  own.advanceWidth += wider;
  own.xOffset = 0;
  return wider;
};

/**
 * Makes copied and searched Devanagari text of the current font follow the spelling. Glyphs are in drawing order, with
 * the short i before its consonant, and readers take the text glyph by glyph. A glyph that has to represent other
 * letters than its own therefore gets a second number in the document. Where the font shifts a glyph back below
 * another, as in ट्र, readers would take the jump for a space: instead, the previous glyph ends earlier, and the
 * shifted one becomes wider by as much.
 */
export const spellInOrder = (pdf: object): void => {
  const font: EmbeddedFont = Reflect.get(pdf, '_font');
  if (done.has(font)) return;
  done.add(font);
  const numbers = new Map<string, number>();
  const numberOf = (glyph: Glyph, letters: readonly number[], back: number): number => {
    if (back === 0 && letters.join() === glyph.codePoints.join()) return font.subset.includeGlyph(glyph.id);
    const key = `${glyph.id}:${letters.join()}:${back}`;
    const number = numbers.get(key) ?? font.subset.glyphs.push(glyph.id) - 1;
    numbers.set(key, number);
    return number;
  };
  font.encode = (text, features) => {
    const codes: string[] = [];
    const placed: unknown[] = [];
    for (const word of text.split(/(?<= )|(?= )/)) {
      const { glyphs, positions } = font.layout(word, features);
      const letters = REORDERED.test(word)
        ? lettersOf(word, glyphs.length)
        : glyphs.map(({ codePoints }) => codePoints);
      const inWord = positions.map((position) => ({ ...position }));
      for (const [at, glyph] of glyphs.entries()) {
        const says = letters[at] ?? [];
        const back = movedBack(inWord, at);
        const number = numberOf(glyph, says, back);
        font.widths[number] ??= glyph.advanceWidth * font.scale + back;
        font.unicode[number] ??= says;
        codes.push(number.toString(16).padStart(4, '0'));
      }
      placed.push(...inWord);
    }
    return [codes, placed];
  };
};
